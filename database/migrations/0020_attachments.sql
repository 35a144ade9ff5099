-- Pictures, videos, links and files of any record of an account. Each row belongs to one record: an area that attaches
-- adds its own foreign key, its condition to `one_owner` and its order.
create table attachments (
  account_id uuid not null,
  id uuid not null,
  exercise_id uuid,
  completed_workout_id uuid,
  -- Where in the record it belongs, as the area writes it: a set of a workout. Empty: the record itself.
  slot text not null default '',
  position integer not null check (position > 0),
  kind text not null check (kind in ('image', 'video', 'youtube', 'vimeo', 'link', 'file')),
  -- Names the stored files. A copy of the attachment has the same ones.
  content_id uuid not null,
  storage_key text,
  media_type text,
  size_bytes bigint check (size_bytes >= 0),
  file_name text,
  url text,
  poster_key text,
  thumbnail_key text,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, exercise_id) references exercises on delete cascade,
  foreign key (account_id, completed_workout_id) references completed_workouts on delete cascade,
  constraint one_owner check (num_nonnulls(exercise_id, completed_workout_id) = 1),
  check ((kind in ('image', 'video', 'file')) = (storage_key is not null)),
  check ((kind in ('youtube', 'vimeo', 'link')) = (url is not null)),
  -- Unique positions. Written as exclusions because a unique constraint cannot be partial and deferrable; deferrable,
  -- because one statement that changes the order passes through equal positions.
  constraint attachments_of_exercise exclude using btree (account_id with =, exercise_id with =, position with =)
    where (exercise_id is not null) deferrable,
  constraint attachments_of_completed_workout
    exclude using btree (account_id with =, completed_workout_id with =, position with =)
    where (completed_workout_id is not null) deferrable
);
-- Without the account: a copy of a library exercise shares the library's files.
create index attachments_by_content on attachments (content_id);
call enable_account_rls('attachments');

-- The same for records that all accounts share.
create table system_attachments (
  id uuid primary key,
  system_exercise_id uuid references system_exercises on delete cascade,
  slot text not null default '',
  position integer not null check (position > 0),
  kind text not null check (kind in ('image', 'video', 'youtube', 'vimeo', 'link', 'file')),
  content_id uuid not null,
  storage_key text,
  media_type text,
  size_bytes bigint check (size_bytes >= 0),
  file_name text,
  url text,
  poster_key text,
  thumbnail_key text,
  created_at timestamptz not null default now(),
  constraint one_owner check (num_nonnulls(system_exercise_id) = 1),
  check ((kind in ('image', 'video', 'file')) = (storage_key is not null)),
  check ((kind in ('youtube', 'vimeo', 'link')) = (url is not null)),
  constraint system_attachments_of_exercise exclude using btree (system_exercise_id with =, position with =)
    where (system_exercise_id is not null) deferrable
);
create index system_attachments_by_content on system_attachments (content_id);
grant select, insert, update, delete on system_attachments to forma_app;
create trigger require_super_admin before insert or update or delete on system_attachments
  for each statement execute function require_super_admin();

-- Files whose attachment was deleted. A job deletes them from the storage when no other attachment shows them.
create table file_deletions (
  id bigint generated always as identity primary key,
  content_id uuid not null,
  storage_keys text[] not null,
  deleted_at timestamptz not null default now()
);

-- A trigger, so that files also go when a foreign key deletes the attachment with its record.
create function record_file_deletion() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into file_deletions (content_id, storage_keys)
  values (old.content_id, array_remove(array[old.storage_key, old.poster_key, old.thumbnail_key], null));
  return null;
end $$;
create trigger record_file_deletion after delete on attachments for each row
  when (num_nonnulls(old.storage_key, old.poster_key, old.thumbnail_key) > 0) execute function record_file_deletion();
create trigger record_file_deletion after delete on system_attachments for each row
  when (num_nonnulls(old.storage_key, old.poster_key, old.thumbnail_key) > 0) execute function record_file_deletion();

-- Storage keys of deleted attachments that no account and no shared record shows any more. The rows are removed: if the
-- transaction ends without deleting the files, they are still there for the next one.
create function take_unreferenced_files(max_deletions integer) returns table (deletions integer, storage_keys text[])
language sql volatile security definer set search_path = public, pg_temp as $$
  with taken as (
    delete from file_deletions where id in (
      select id from file_deletions order by id limit max_deletions for update skip locked)
    returning *
  ), unreferenced as (
    select distinct unnest(taken.storage_keys) as storage_key from taken
    where not exists (select from attachments where content_id = taken.content_id)
      and not exists (select from system_attachments where content_id = taken.content_id)
  )
  select (select count(*)::integer from taken), (select coalesce(array_agg(storage_key), '{}') from unreferenced)
$$;
revoke execute on function take_unreferenced_files from public;
grant execute on function take_unreferenced_files to forma_app;

-- What the two areas attached so far.
insert into attachments (account_id, id, exercise_id, position, kind, content_id, storage_key, media_type, size_bytes, url,
  poster_key, thumbnail_key, created_at)
select account_id, id, exercise_id, row_number() over (partition by account_id, exercise_id order by position, id), kind,
  content_id, storage_key, media_type, size_bytes,
  case kind when 'youtube' then 'https://www.youtube.com/watch?v=' || link_id
    when 'vimeo' then 'https://vimeo.com/' || link_id end,
  poster_key, thumbnail_key, created_at
from exercise_assets;

insert into attachments (account_id, id, completed_workout_id, slot, position, kind, content_id, storage_key, media_type,
  poster_key, thumbnail_key, created_at)
select account_id, id, completed_workout_id, row_id || ' ' || set_number,
  row_number() over (partition by account_id, completed_workout_id order by created_at, id), kind, id, storage_key,
  case substring(storage_key from '[^.]+$') when 'webp' then 'image/webp' when 'mp4' then 'video/mp4'
    when 'webm' then 'video/webm' when 'mov' then 'video/quicktime' end,
  poster_key, thumbnail_key, created_at
from completed_set_media;

insert into system_attachments (id, system_exercise_id, position, kind, content_id, storage_key, media_type, size_bytes, url,
  poster_key, thumbnail_key, created_at)
select id, exercise_id, row_number() over (partition by exercise_id order by position, id), kind, content_id, storage_key,
  media_type, size_bytes,
  case kind when 'youtube' then 'https://www.youtube.com/watch?v=' || link_id
    when 'vimeo' then 'https://vimeo.com/' || link_id end,
  poster_key, thumbnail_key, created_at
from system_exercise_assets;

drop table exercise_assets, system_exercise_assets, completed_set_media;
drop function is_exercise_content_used;

-- Jobs that were queued before the migration and have not run: deletions become rows, thumbnails get the new names.
do $$
begin
  if to_regclass('pgboss.job') is null then return; end if;
  insert into file_deletions (content_id, storage_keys)
  select coalesce((data -> 'payload' ->> 'contentId')::uuid, gen_random_uuid()),
    string_to_array(data -> 'payload' ->> 'keys', ',')
  from pgboss.job
  where name = 'jobs' and state in ('created', 'retry', 'active')
    and data ->> 'job' in ('exercises: drop files', 'completed-workouts: drop files');
  delete from pgboss.job
  where name = 'jobs' and state in ('created', 'retry', 'active')
    and data ->> 'job' in ('exercises: drop files', 'completed-workouts: drop files');
  update pgboss.job
  set data = jsonb_set(data, '{job}', case data -> 'payload' ->> 'shelf'
    when 'library' then '"exercises: fetch a library thumbnail"' else '"exercises: fetch a thumbnail"' end::jsonb)
  where name = 'jobs' and state in ('created', 'retry', 'active') and data ->> 'job' = 'exercises: fetch a picture';
end $$;
