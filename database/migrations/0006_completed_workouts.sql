-- A workout as the client did it. `prescription` is the workout as it stood at the start, so no later edit or deletion
-- of the program changes what was done.
create table completed_workouts (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  client_id uuid not null,
  program_id uuid,
  workout_id uuid,
  program_title text not null,
  title text not null,
  info text not null,
  week_number integer not null,
  day_number integer not null,
  prescription jsonb not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  effort integer,
  comment text not null default '',
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, program_id) references programs on delete set null (program_id),
  foreign key (account_id, workout_id) references workouts on delete set null (workout_id)
);
create index completed_workouts_newest on completed_workouts (account_id, finished_at desc, id) where finished_at is not null;
create index completed_workouts_of_client on completed_workouts (account_id, client_id, finished_at desc, id);
create index completed_workouts_of_program on completed_workouts (account_id, program_id);
create index completed_workouts_of_workout on completed_workouts (account_id, workout_id);
create unique index completed_workouts_begun on completed_workouts (account_id, workout_id)
  where finished_at is null and workout_id is not null;
call protect_by_account('completed_workouts');

create table completed_sets (
  account_id uuid not null,
  id uuid not null,
  completed_workout_id uuid not null,
  client_id uuid not null,
  row_id uuid not null,
  exercise_id uuid not null,
  set_number integer not null,
  weight_kg numeric(7, 2),
  reps integer,
  rir integer,
  logged_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, completed_workout_id) references completed_workouts on delete cascade,
  foreign key (account_id, client_id) references clients on delete cascade
);
create index completed_sets_of_workout on completed_sets (account_id, completed_workout_id, set_number);
create index completed_sets_of_exercise on completed_sets (account_id, client_id, exercise_id, logged_at desc);
call protect_by_account('completed_sets');
