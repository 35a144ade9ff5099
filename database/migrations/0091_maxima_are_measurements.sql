-- The estimated maximum of bench press, squat and deadlift of each finished workout, as the server writes it with every workout from
-- now on (`estimatedMaxKg` of the area `completed-workouts`). A value beyond what is possible for the type is left out.
with lifts (type, code) as (values
  ('bench_press', 'barbell-bench-press-medium-grip'), ('bench_press', 'bench-press-powerlifting'),
  ('squat', 'barbell-squat'), ('squat', 'barbell-full-squat'), ('squat', 'high-bar-back-squat'),
  ('squat', 'low-bar-back-squat'), ('squat', 'olympic-squat'),
  ('deadlift', 'barbell-deadlift'), ('deadlift', 'sumo-deadlift')
), sets as (
  select done.account_id, done.client_id, done.id, done.finished_at, lifts.type, sets.weight_kg,
    sets.reps + floor(coalesce(sets.rir, 10 - sets.rpe, 0)) as to_failure
  from completed_sets sets
    join completed_workouts done on done.account_id = sets.account_id and done.id = sets.completed_workout_id
    join system_exercises library on library.id = sets.exercise_id
    join lifts on lifts.code = library.code
  where done.finished_at is not null and not sets.is_warm_up and not sets.is_drop and sets.weight_kg > 0 and sets.reps > 0
), maxima as (
  select account_id, client_id, id, finished_at, type,
    max(case when to_failure = 1 then round(weight_kg, 1) else round(round(weight_kg * (30 + to_failure) / 30, 2), 1) end) as value
  from sets where to_failure between 1 and 12
  group by account_id, client_id, id, finished_at, type
), written as (
  insert into measurements (account_id, id, client_id, type, value, entered_text, entered_unit, measured_at, local_day, time_zone,
    source, source_id, is_by_client, method)
  select maxima.account_id, new_id(), maxima.client_id, type, value, trim_scale(value)::text, 'kg', finished_at,
    (finished_at at time zone accounts.time_zone)::date, accounts.time_zone, 'workout', maxima.id, true, 'EPLEY'
  from maxima join accounts on accounts.id = maxima.account_id
  where value between 1 and 600
  returning account_id, client_id, type
)
insert into client_metrics (account_id, id, client_id, type)
select account_id, new_id(), client_id, type from (select distinct account_id, client_id, type from written) followed
on conflict on constraint one_metric_of_client do nothing;
