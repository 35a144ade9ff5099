-- The time that a client trained: the gaps between start, logged sets and end, each with at most 20 minutes. Null for what is not finished,
-- and where it is not known: the time from start to end counts then. Of the workouts before this column only those get a value that have
-- a longer gap and no set logged after the end, so that few rows are locked.
alter table completed_workouts add column trained_seconds integer check (trained_seconds >= 0);
update completed_workouts done set trained_seconds = trained.seconds
from (
  select account_id, id, round(sum(least(gap, 1200)) filter (where gap is not null))::int as seconds
  from (
    select account_id, id, extract(epoch from at - lag(at) over (partition by account_id, id order by at)) as gap
    from (
      select workout.account_id, workout.id, logged_at as at
      from completed_workouts workout join completed_sets sets
        on sets.account_id = workout.account_id and sets.completed_workout_id = workout.id
      where workout.source = 'forma' and finished_at > started_at + interval '20 minutes' and logged_at >= started_at
      union all
      select account_id, id, unnest(array[started_at, finished_at]) from completed_workouts
      where source = 'forma' and not is_skipped and finished_at > started_at + interval '20 minutes'
    ) instants
  ) gaps
  group by account_id, id having max(gap) > 1200
) trained
where done.account_id = trained.account_id and done.id = trained.id and not done.is_skipped and not exists (
  select from completed_sets late
  where late.account_id = done.account_id and late.completed_workout_id = done.id and late.logged_at > done.finished_at);
