-- A large file on its way into a conversation. It has the id of the message that it becomes.
create table chat_uploads (
  account_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  filename text not null,
  size_bytes bigint not null check (size_bytes > 0),
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, conversation_id) references conversations on delete cascade,
  foreign key (account_id, author_id) references memberships on delete cascade
);
create index chat_uploads_of_conversation on chat_uploads (account_id, conversation_id);
create index chat_uploads_of_author on chat_uploads (account_id, author_id);
create index chat_uploads_by_age on chat_uploads (created_at);
call enable_account_rls('chat_uploads');

-- Parts are stored files, so that any process can receive any of them. Part 0 is the poster of a video.
create table chat_upload_parts (
  account_id uuid not null,
  upload_id uuid not null,
  number integer not null check (number >= 0),
  storage_key text not null,
  size_bytes bigint not null check (size_bytes > 0),
  primary key (account_id, upload_id, number),
  foreign key (account_id, upload_id) references chat_uploads on delete cascade
);
call enable_account_rls('chat_upload_parts');

-- Of all accounts, which row-level security hides from the nightly job. Their parts are then files that no record refers to.
create function delete_abandoned_chat_uploads() returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from chat_uploads where created_at < now() - interval '7 days'
$$;
revoke execute on function delete_abandoned_chat_uploads from public;
grant execute on function delete_abandoned_chat_uploads to forma_app;

-- As before, with the files of messages and uploads.
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
$$;
