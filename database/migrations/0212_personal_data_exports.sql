-- The archive with everything about a client, as the client asked for it. A client has one, which is deleted after some days.
create table personal_data_exports (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  client_id uuid not null,
  -- Known before the file exists, so that a file of an attempt that failed belongs to a record.
  storage_key text not null,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  size_bytes bigint check (size_bytes > 0),
  expires_at timestamptz,
  check ((ready_at is null) = (size_bytes is null) and (ready_at is null) = (expires_at is null)),
  primary key (account_id, id),
  unique (account_id, client_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
create index personal_data_exports_expired on personal_data_exports (expires_at);
call enable_account_rls('personal_data_exports');

-- The exports of all accounts to delete, which row-level security hides from the job of the night.
create function expired_personal_data_exports(at timestamptz) returns table (account_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select personal_data_exports.account_id, personal_data_exports.id from personal_data_exports where expires_at <= at
$$;
revoke execute on function expired_personal_data_exports from public;
grant execute on function expired_personal_data_exports to forma_app;

-- As before, with the archives of exports.
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
  except
  select storage_key from personal_data_exports
$$;
