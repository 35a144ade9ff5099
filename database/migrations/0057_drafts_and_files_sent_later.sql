-- What a membership has begun to write in a conversation, on all of its devices. An empty text: nothing.
create table conversation_drafts (
  account_id uuid not null,
  membership_id uuid not null,
  conversation_id uuid not null,
  text text not null check (length(text) <= 10000),
  is_internal boolean not null,
  attachment_id uuid,
  -- A text of another device that a newer one replaced.
  other_text text not null default '' check (length(other_text) <= 10000),
  version integer not null default 1 check (version > 0),
  primary key (account_id, membership_id, conversation_id),
  foreign key (account_id, membership_id) references memberships on delete cascade,
  foreign key (account_id, conversation_id) references clients on delete cascade,
  foreign key (account_id, attachment_id) references chat_attachments on delete set null (attachment_id)
);
create index conversation_drafts_of_conversation on conversation_drafts (account_id, conversation_id);
create index conversation_drafts_of_attachment on conversation_drafts (account_id, attachment_id);
call enable_account_rls('conversation_drafts');

-- The stored file of a saved attachment, which may be deleted before the message is sent.
alter table scheduled_messages
  add column file jsonb,
  drop constraint scheduled_messages_text_check,
  add check (length(text) <= 10000 and (text <> '' or file is not null));

-- As before, with the files of messages that are sent later.
create or replace function unreferenced_files(candidates text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select unnest(candidates)
  except
  select storage_key from files
  except
  select unnest(array[storage_key, poster_key, thumbnail_key]) from attachments
  except
  select unnest(array[storage_key, poster_key, thumbnail_key]) from system_attachments
  except
  select unnest(array[storage_key, thumbnail_key]) from messages where storage_key is not null
  except
  select storage_key from chat_upload_parts
  except
  select unnest(array[storage_key, thumbnail_key]) from chat_attachments
  except
  select unnest(array[file ->> 'storageKey', file ->> 'thumbnailKey']) from scheduled_messages where file is not null
$$;
