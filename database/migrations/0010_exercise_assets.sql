-- An account may hide the library from its lists and pickers.
alter table accounts add hide_default_exercises boolean not null default false;

-- An archived exercise stays in the programs that use it. `thumbnail_key` is that of the first asset that has one; it and
-- the count are kept here so that a list reads no other table.
alter table exercises
  add level text,
  add mechanic text,
  add force text,
  add archived_at timestamptz,
  add created_by uuid,
  add thumbnail_key text,
  add asset_count smallint not null default 0;
alter table exercises add foreign key (account_id, created_by) references memberships on delete set null (created_by);
create index exercises_of_author on exercises (account_id, created_by) where created_by is not null;

-- The account's programs that use an exercise of the library.
create index exercise_rows_of_system_exercise on exercise_rows (account_id, system_exercise_id)
  where system_exercise_id is not null;

-- Images, videos and links to videos elsewhere. `content_id` names the stored files: a clone has the same ones.
create table exercise_assets (
  account_id uuid not null,
  id uuid not null,
  exercise_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('image', 'video', 'youtube', 'vimeo')),
  content_id uuid not null,
  storage_key text,
  media_type text,
  size_bytes bigint,
  link_id text,
  poster_key text,
  thumbnail_key text,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, exercise_id) references exercises on delete cascade,
  check ((kind in ('image', 'video')) = (storage_key is not null)),
  check ((kind in ('youtube', 'vimeo')) = (link_id is not null))
);
create index exercise_assets_in_order on exercise_assets (account_id, exercise_id, position, id);
-- Without the account: an account's clone of a library exercise shares the library's files.
create index exercise_assets_by_content on exercise_assets (content_id);
call protect_by_account('exercise_assets');
