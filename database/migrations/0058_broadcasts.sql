-- One message to many clients. Each recipient gets a message of their own conversation.
create table broadcasts (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- With variables such as {name}.
  text text not null check (length(text) <= 10000),
  file jsonb,
  created_at timestamptz not null default now(),
  send_at timestamptz not null,
  stopped_at timestamptz,
  -- No recipient is left.
  finished_at timestamptz,
  check (text <> '' or file is not null),
  primary key (account_id, id),
  foreign key (account_id, author_id) references memberships on delete cascade
);
create index broadcasts_newest on broadcasts (account_id, created_at, id);
create index broadcasts_of_author on broadcasts (account_id, author_id, created_at, id);
create index broadcasts_due on broadcasts (send_at) where finished_at is null and stopped_at is null;
call enable_account_rls('broadcasts');

create table broadcast_recipients (
  account_id uuid not null,
  broadcast_id uuid not null,
  client_id uuid not null,
  -- The id of the message that the recipient gets, so that it is stored once.
  message_id uuid not null,
  -- Null: not handled yet. Other than `sent`: why the recipient got nothing.
  outcome text check (outcome in ('sent', 'chat_disabled', 'not_visible', 'author_removed')),
  primary key (account_id, broadcast_id, client_id),
  foreign key (account_id, broadcast_id) references broadcasts on delete cascade,
  foreign key (account_id, client_id) references clients on delete cascade
);
create index broadcast_recipients_of_client on broadcast_recipients (account_id, client_id);
create index broadcast_recipients_pending on broadcast_recipients (account_id, broadcast_id, client_id)
  where outcome is null;
call enable_account_rls('broadcast_recipients');

-- Broadcasts of all accounts that are due, which row-level security hides from the job that runs every minute.
create function due_broadcasts(at timestamptz, most integer) returns table (account_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select broadcasts.account_id, broadcasts.id from broadcasts
  where send_at <= at and finished_at is null and stopped_at is null order by send_at limit most
$$;
revoke execute on function due_broadcasts from public;
grant execute on function due_broadcasts to forma_app;

-- As before, with the files of broadcasts.
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
  except
  select unnest(array[file ->> 'storageKey', file ->> 'thumbnailKey']) from broadcasts where file is not null
$$;
