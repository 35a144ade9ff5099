-- A UUIDv7, as the application makes them: for rows that are copied within the database.
do $$ begin
  if current_setting('server_version_num')::int >= 180000 then
    create function new_id() returns uuid language sql volatile as 'select uuidv7()';
  else
    create function new_id() returns uuid language sql volatile as $new_id$
      select encode(overlay(overlay(uuid_send(gen_random_uuid()) placing
        substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6)
        placing set_byte('\x00', 0, (get_byte(uuid_send(gen_random_uuid()), 0) & 15) | 112) from 7 for 1), 'hex')::uuid
    $new_id$;
  end if;
end $$;

-- A program without a client is a model; with one it is that client's copy, which remembers its model.
create table programs (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  title text not null,
  info text not null default '',
  version integer not null default 1,
  client_id uuid,
  model_id uuid,
  starts_on date,
  ends_on date,
  note text not null default '',
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, model_id) references programs on delete set null (model_id),
  foreign key (account_id, created_by) references memberships on delete set null (created_by),
  check ((client_id is null) = (starts_on is null)),
  check ((client_id is null) = (ends_on is null))
);
create index program_models_by_change on programs (account_id, updated_at desc, id) where client_id is null;
create index program_models_by_title on programs (account_id, lower(title), id) where client_id is null;
create index programs_of_client on programs (account_id, client_id, starts_on desc) where client_id is not null;
create index programs_of_model on programs (account_id, model_id) where model_id is not null;
create index programs_by_end on programs (account_id, ends_on) where client_id is not null;
call protect_by_account('programs');

create table program_weeks (
  account_id uuid not null,
  program_id uuid not null,
  id uuid not null,
  week_number integer not null,
  primary key (account_id, id),
  foreign key (account_id, program_id) references programs on delete cascade
);
create index program_weeks_of_program on program_weeks (account_id, program_id, week_number);
call protect_by_account('program_weeks');

create table program_days (
  account_id uuid not null,
  program_id uuid not null,
  week_id uuid not null,
  id uuid not null,
  day_number integer not null,
  primary key (account_id, id),
  foreign key (account_id, program_id) references programs on delete cascade,
  foreign key (account_id, week_id) references program_weeks on delete cascade
);
create index program_days_of_program on program_days (account_id, program_id);
create index program_days_of_week on program_days (account_id, week_id, day_number);
call protect_by_account('program_days');

create table workouts (
  account_id uuid not null,
  program_id uuid not null,
  day_id uuid not null,
  id uuid not null,
  position integer not null,
  title text not null,
  info text not null,
  primary key (account_id, id),
  foreign key (account_id, program_id) references programs on delete cascade,
  foreign key (account_id, day_id) references program_days on delete cascade
);
create index workouts_of_program on workouts (account_id, program_id);
create index workouts_of_day on workouts (account_id, day_id, position);
call protect_by_account('workouts');

create table exercise_rows (
  account_id uuid not null,
  program_id uuid not null,
  workout_id uuid not null,
  id uuid not null,
  exercise_id uuid,
  system_exercise_id uuid references system_exercises,
  name text not null,
  key text not null,
  position integer not null,
  superset_position integer,
  type text not null,
  sets integer,
  reps text not null,
  value text not null,
  weight text not null,
  rpe double precision,
  rir integer,
  tut text not null,
  info text not null,
  rest_type text not null,
  rest_value integer not null,
  primary key (account_id, id),
  foreign key (account_id, program_id) references programs on delete cascade,
  foreign key (account_id, workout_id) references workouts on delete cascade,
  foreign key (account_id, exercise_id) references exercises,
  check (num_nonnulls(exercise_id, system_exercise_id) = 1)
);
create index exercise_rows_of_program on exercise_rows (account_id, program_id);
create index exercise_rows_of_workout on exercise_rows (account_id, workout_id, position);
create index exercise_rows_of_exercise on exercise_rows (account_id, exercise_id) where exercise_id is not null;
call protect_by_account('exercise_rows');
