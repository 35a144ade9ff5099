-- Files that a studio sends often. A message that is sent with one has the same stored file.
create table chat_attachments (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  storage_key text not null,
  thumbnail_key text,
  media_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  filename text not null,
  file_hash bytea not null,
  width integer check (width > 0),
  height integer check (height > 0),
  preview text check (length(preview) <= 2000),
  primary key (account_id, id)
);
create index chat_attachments_by_name on chat_attachments (account_id, lower(filename), id);
call enable_account_rls('chat_attachments');

-- Texts that a studio writes often, with variables such as {name}.
create table quick_replies (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 80),
  text text not null check (length(text) between 1 and 5000),
  attachment_id uuid,
  version integer not null default 1 check (version > 0),
  primary key (account_id, id),
  foreign key (account_id, attachment_id) references chat_attachments on delete set null (attachment_id)
);
create index quick_replies_by_title on quick_replies (account_id, lower(title), id);
create index quick_replies_of_attachment on quick_replies (account_id, attachment_id);
call enable_account_rls('quick_replies');

-- The file belongs to a saved attachment too, or did: it is deleted at night when no record refers to it.
alter table messages add column has_saved_file boolean not null default false;

-- As before, with saved attachments.
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
$$;
