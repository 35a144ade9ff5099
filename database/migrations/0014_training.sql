-- How the load of a row goes on from one time to the next (`Progression` of the contract); null: as the coach wrote it.
alter table exercise_rows add progression jsonb;

-- What was done in a set of every kind, and who wrote it down; without an author it was the client.
alter table completed_sets
  add rpe numeric(3, 1),
  add seconds integer,
  add metres numeric(9, 1),
  add note text not null default '',
  add is_warm_up boolean not null default false,
  add author_id uuid,
  add foreign key (account_id, author_id) references memberships on delete set null (author_id);
create index completed_sets_of_author on completed_sets (account_id, author_id) where author_id is not null;

-- What a set was before, or would have been: the earlier of two versions, and removals. It is never shown as done.
create table completed_set_versions (
  account_id uuid not null,
  completed_workout_id uuid not null,
  row_id uuid not null,
  set_number integer not null,
  set_id uuid not null,
  logged_at timestamptz not null,
  is_removed boolean not null,
  weight_kg numeric(7, 2),
  reps integer,
  rir integer,
  rpe numeric(3, 1),
  seconds integer,
  metres numeric(9, 1),
  note text not null default '',
  is_warm_up boolean not null default false,
  author_id uuid,
  primary key (account_id, completed_workout_id, row_id, set_number, logged_at, set_id),
  foreign key (account_id, completed_workout_id) references completed_workouts on delete cascade,
  foreign key (account_id, author_id) references memberships on delete set null (author_id)
);
create index completed_set_versions_of_author on completed_set_versions (account_id, author_id) where author_id is not null;
call protect_by_account('completed_set_versions');

-- A row and a number are one set, whichever device wrote it.
with ranked as (
  select account_id, id, row_number() over (
    partition by account_id, completed_workout_id, row_id, set_number order by logged_at desc, id) as place
  from completed_sets
), earlier as (
  delete from completed_sets using ranked
  where completed_sets.account_id = ranked.account_id and completed_sets.id = ranked.id and ranked.place > 1
  returning completed_sets.*
)
insert into completed_set_versions (account_id, completed_workout_id, row_id, set_number, set_id, logged_at, is_removed,
  weight_kg, reps, rir)
select account_id, completed_workout_id, row_id, set_number, id, logged_at, false, weight_kg, reps, rir from earlier;
create unique index completed_sets_place on completed_sets (account_id, completed_workout_id, row_id, set_number);
drop index completed_sets_of_workout;

-- Rows that were skipped, and why, or done with another exercise; who has read what was said about the workout; and
-- where the record of it comes from.
alter table completed_workouts
  add row_changes jsonb not null default '[]',
  add client_read_at timestamptz,
  add coach_read_at timestamptz,
  add source text not null default 'forma' check (source in ('forma', 'strong', 'hevy'));

-- Pictures and short videos of a set.
create table completed_set_media (
  account_id uuid not null,
  id uuid not null,
  completed_workout_id uuid not null,
  row_id uuid not null,
  set_number integer not null,
  kind text not null check (kind in ('image', 'video')),
  storage_key text not null,
  poster_key text,
  thumbnail_key text,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, completed_workout_id) references completed_workouts on delete cascade
);
create index completed_set_media_of_workout on completed_set_media (account_id, completed_workout_id);
call protect_by_account('completed_set_media');

-- What coach and client say about a workout, or about one set of it.
create table completed_comments (
  account_id uuid not null,
  id uuid not null,
  completed_workout_id uuid not null,
  row_id uuid,
  set_number integer,
  text text not null,
  is_by_client boolean not null,
  author_id uuid,
  author_name text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, completed_workout_id) references completed_workouts on delete cascade,
  foreign key (account_id, author_id) references memberships on delete set null (author_id),
  check ((row_id is null) = (set_number is null))
);
create index completed_comments_of_workout on completed_comments (account_id, completed_workout_id, created_at);
create index completed_comments_of_author on completed_comments (account_id, author_id) where author_id is not null;
call protect_by_account('completed_comments');

-- Where the client put a workout of their program, or that they leave it out.
create table workout_choices (
  account_id uuid not null,
  workout_id uuid not null,
  moved_to date,
  skip_reason text check (skip_reason in ('pain', 'equipment', 'time', 'other')),
  skip_note text not null default '',
  chosen_at timestamptz not null default now(),
  primary key (account_id, workout_id),
  foreign key (account_id, workout_id) references workouts on delete cascade
);
call protect_by_account('workout_choices');

-- How an account works with programs, and what is different for one client: only what was chosen, the rest is default.
create table program_settings (
  account_id uuid primary key references accounts on delete cascade,
  chosen jsonb not null
);
call protect_by_account('program_settings');

create table client_program_settings (
  account_id uuid not null,
  client_id uuid not null,
  chosen jsonb not null,
  primary key (account_id, client_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
call protect_by_account('client_program_settings');
