-- A program is one record: what a coach writes is one document, `content`; what lists search, sort and join is kept beside
-- it in columns and index tables, written in the transaction that writes the document.

-- Gives a table of documents its history and its editors. The table itself has the columns `content`, `version`,
-- `saved_at`, `saved_by`, `save_id` and `session_started_at`.
create procedure create_document_tables(name text) language plpgsql as $$
begin
  execute format('create table %I (
    account_id uuid not null,
    document_id uuid not null,
    version integer not null,
    content jsonb not null,
    saved_by uuid,
    saved_at timestamptz not null,
    session_started_at timestamptz not null,
    primary key (account_id, document_id, version),
    foreign key (account_id, document_id) references %I on delete cascade,
    foreign key (account_id, saved_by) references memberships on delete set null (saved_by)
  )', name || '_versions', name);
  execute format('create index on %I (account_id, saved_by) where saved_by is not null', name || '_versions');
  execute format('call enable_account_rls(%L)', name || '_versions');
  execute format('create table %I (
    account_id uuid not null,
    document_id uuid not null,
    tab_id uuid not null,
    membership_id uuid not null,
    began_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    primary key (account_id, document_id, tab_id),
    foreign key (account_id, document_id) references %I on delete cascade,
    foreign key (account_id, membership_id) references memberships on delete cascade
  )', name || '_editors', name);
  execute format('create index on %I (account_id, membership_id)', name || '_editors');
  execute format('call enable_account_rls(%L)', name || '_editors');
end $$;

alter table programs
  add content jsonb,
  add saved_by uuid,
  add saved_at timestamptz,
  -- Made by the editor that saved last: a tab whose answer got lost recognizes its own save.
  add save_id uuid,
  -- When the present author began the edits that count as one version of the history.
  add session_started_at timestamptz,
  add week_count smallint not null default 0,
  -- Workouts with at least one exercise.
  add workout_count smallint not null default 0,
  add row_count smallint not null default 0,
  add foreign key (account_id, saved_by) references memberships on delete set null (saved_by);

-- Every week, day, workout and row: an id is in one program only, and leads to it.
create table program_parts (
  account_id uuid not null,
  id uuid not null,
  program_id uuid not null,
  primary key (account_id, id),
  foreign key (account_id, program_id) references programs on delete cascade
);
create index program_parts_of_program on program_parts (account_id, program_id);
call enable_account_rls('program_parts');

-- The workouts of a program in order, with the day of the week, 0 to 6, on which each falls.
create table program_workouts (
  account_id uuid not null,
  id uuid not null,
  program_id uuid not null,
  week_number smallint not null check (week_number between 1 and 52),
  day_number smallint not null check (day_number between 1 and 7),
  position smallint not null check (position between 1 and 4),
  day_offset smallint not null check (day_offset between 0 and 6),
  title text not null,
  row_count smallint not null check (row_count between 0 and 60),
  primary key (account_id, id),
  foreign key (account_id, program_id) references programs on delete cascade,
  constraint program_workouts_in_order unique (account_id, program_id, week_number, day_number, position)
    deferrable initially deferred
);
call enable_account_rls('program_workouts');

-- The exercises that a program names, each once: the foreign keys keep them from being deleted.
create table program_exercises (
  account_id uuid not null,
  program_id uuid not null,
  exercise_id uuid,
  system_exercise_id uuid references system_exercises,
  unique nulls not distinct (account_id, program_id, exercise_id, system_exercise_id),
  foreign key (account_id, program_id) references programs on delete cascade,
  foreign key (account_id, exercise_id) references exercises,
  check (num_nonnulls(exercise_id, system_exercise_id) = 1)
);
create index program_exercises_of_exercise on program_exercises (account_id, exercise_id) where exercise_id is not null;
create index program_exercises_of_system_exercise on program_exercises (system_exercise_id) where system_exercise_id is not null;
call enable_account_rls('program_exercises');

-- Present programs become documents.
create temporary table document_rows on commit drop as
  select account_id, workout_id, jsonb_agg(jsonb_build_object(
    'id', id, 'exerciseId', coalesce(exercise_id, system_exercise_id), 'name', name, 'key', key, 'position', position,
    'supersetPosition', superset_position, 'type', type, 'sets', sets, 'reps', reps, 'value', value, 'weight', weight,
    'rpe', rpe, 'rir', rir, 'tut', tut, 'info', info, 'restType', rest_type, 'restValue', rest_value,
    'progression', progression) order by position) as list
  from exercise_rows group by account_id, workout_id;
create temporary table document_workouts on commit drop as
  select w.account_id, w.day_id, jsonb_agg(jsonb_build_object('id', w.id, 'title', w.title, 'info', w.info,
    'exercises', coalesce(r.list, '[]')) order by w.position) as list
  from workouts w left join document_rows r on r.account_id = w.account_id and r.workout_id = w.id
  group by w.account_id, w.day_id;
create temporary table document_days on commit drop as
  select d.account_id, d.week_id, jsonb_agg(jsonb_build_object('id', d.id, 'dayNumber', d.day_number,
    'offset', d.day_offset, 'workouts', coalesce(w.list, '[]')) order by d.day_number) as list
  from program_days d left join document_workouts w on w.account_id = d.account_id and w.day_id = d.id
  group by d.account_id, d.week_id;
create temporary table document_weeks on commit drop as
  select w.account_id, w.program_id, jsonb_agg(jsonb_build_object('id', w.id, 'weekNumber', w.week_number,
    'days', coalesce(d.list, '[]')) order by w.week_number) as list
  from program_weeks w left join document_days d on d.account_id = w.account_id and d.week_id = w.id
  group by w.account_id, w.program_id;

update programs set
  content = jsonb_build_object('title', title, 'info', info, 'weeks', coalesce((
    select list from document_weeks w where w.account_id = programs.account_id and w.program_id = programs.id), '[]')),
  saved_by = created_by, saved_at = updated_at, session_started_at = updated_at,
  week_count = (select count(*) from program_weeks w where w.account_id = programs.account_id and w.program_id = programs.id),
  workout_count = (select count(*) from workouts w where w.account_id = programs.account_id and w.program_id = programs.id
    and exists (select from exercise_rows r where r.account_id = w.account_id and r.workout_id = w.id)),
  row_count = (select count(*) from exercise_rows r where r.account_id = programs.account_id and r.program_id = programs.id);

insert into program_parts (account_id, id, program_id)
  select account_id, id, program_id from program_weeks
  union all select account_id, id, program_id from program_days
  union all select account_id, id, program_id from workouts
  union all select account_id, id, program_id from exercise_rows;

insert into program_exercises (account_id, program_id, exercise_id, system_exercise_id)
  select distinct account_id, program_id, exercise_id, system_exercise_id from exercise_rows;

-- On which day of the week each day falls, as `offsetsOf` of `areas/programs/rules/dates.ts` says: an own offset holds
-- when it leaves room for the days before and after it; the others are spread evenly over what lies between.
create function pg_temp.week_offsets(own smallint[]) returns smallint[] language plpgsql immutable as $$
declare
  total constant integer := coalesce(array_length(own, 1), 0);
  held smallint[] := array_fill(null::smallint, array[total]);
  result smallint[] := array_fill(null::smallint, array[total]);
  last_index integer := 0;
  last_offset integer := -1;
  free integer;
begin
  for i in 1..total loop
    if own[i] is not null and own[i] - last_offset >= i - last_index and 7 - own[i] >= total - i + 1 then
      held[i] := own[i];
      last_index := i;
      last_offset := own[i];
    end if;
  end loop;
  last_index := 0;
  last_offset := -1;
  for i in 1..total + 1 loop
    if i <= total and held[i] is null then continue; end if;
    free := (case when i > total then 7 else held[i] end) - last_offset - 1;
    for k in 0..i - last_index - 2 loop
      result[last_index + 1 + k] := last_offset + 1 + (k * free) / (i - last_index - 1);
    end loop;
    if i <= total then
      result[i] := held[i];
      last_index := i;
      last_offset := held[i];
    end if;
  end loop;
  return result;
end $$;

insert into program_workouts (account_id, id, program_id, week_number, day_number, position, day_offset, title, row_count)
select w.account_id, w.id, w.program_id, week.week_number, day.day_number,
  row_number() over (partition by w.account_id, w.day_id order by w.position),
  offsets.list[day.day_number], w.title,
  (select count(*) from exercise_rows r where r.account_id = w.account_id and r.workout_id = w.id)
from workouts w
  join program_days day on day.account_id = w.account_id and day.id = w.day_id
  join program_weeks week on week.account_id = day.account_id and week.id = day.week_id
  join lateral (
    select pg_temp.week_offsets(array_agg(d.day_offset order by d.day_number)) as list
    from program_days d where d.account_id = day.account_id and d.week_id = day.week_id
  ) offsets on true;

alter table programs
  alter content set not null,
  alter saved_at set not null,
  alter saved_at set default now(),
  alter session_started_at set not null,
  alter session_started_at set default now(),
  add check (week_count between 0 and 52),
  add check (row_count between 0 and 6000),
  add check (workout_count between 0 and row_count),
  add check (length(title) between 1 and 120),
  drop column info,
  drop column updated_at;
drop index if exists program_templates_by_change;
create index program_templates_by_change on programs (account_id, saved_at desc, id) where client_id is null;
drop index if exists program_templates_of_folder;
create index program_templates_of_folder on programs (account_id, folder_id, saved_at desc, id) where client_id is null;
create index programs_by_author on programs (account_id, saved_by) where saved_by is not null;

call create_document_tables('programs');
insert into programs_editors (account_id, document_id, tab_id, membership_id, began_at, seen_at)
  select account_id, program_id, tab_id, membership_id, began_at, seen_at from program_editors;
drop table program_editors;

alter table completed_workouts drop constraint completed_workouts_account_id_workout_id_fkey;
alter table completed_workouts add foreign key (account_id, workout_id)
  references program_workouts on delete set null (workout_id);
alter table workout_adjustments drop constraint if exists workout_choices_account_id_workout_id_fkey;
alter table workout_adjustments add foreign key (account_id, workout_id) references program_workouts on delete cascade;

create or replace function is_system_exercise_used(asked uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from program_exercises where system_exercise_id = asked)
    or exists (select from completed_sets where exercise_id = asked)
$$;

drop table exercise_rows, workouts, program_days, program_weeks;
