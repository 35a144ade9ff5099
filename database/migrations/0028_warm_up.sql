-- The prescribed warm-up of an exercise row, '' for none: in all programs, their earlier versions and the prescriptions of
-- completed workouts.
create function pg_temp.rows_with_warm_up(rows jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg('{"warmUp": ""}'::jsonb || row order by number), '[]')
  from jsonb_array_elements(rows) with ordinality as list (row, number)
$$;

create function pg_temp.with_warm_up(content jsonb) returns jsonb language sql immutable as $$
  select content || jsonb_build_object('weeks', coalesce(jsonb_agg(week || jsonb_build_object('days', (
    select coalesce(jsonb_agg(day || jsonb_build_object('workouts', (
      select coalesce(jsonb_agg(
        workout || jsonb_build_object('exercises', pg_temp.rows_with_warm_up(workout -> 'exercises'))
        order by workout_number), '[]')
      from jsonb_array_elements(day -> 'workouts') with ordinality as workouts (workout, workout_number)
    )) order by day_number), '[]')
    from jsonb_array_elements(week -> 'days') with ordinality as days (day, day_number)
  )) order by week_number), '[]'))
  from jsonb_array_elements(content -> 'weeks') with ordinality as weeks (week, week_number)
$$;

update programs set content = pg_temp.with_warm_up(content);
update programs_versions set content = pg_temp.with_warm_up(content);
update completed_workouts set prescription = pg_temp.rows_with_warm_up(prescription);
