-- The trained time of workouts before its column, in a transaction of its own, because adding the column locks out all readers. Only those
-- get a value that have a gap longer than what counts and no set logged after the end, so that few rows are locked. The gap before sets
-- that were all logged within 5 minutes counts in full: its limit is null, which least() leaves out.
update completed_workouts done set trained_seconds = trained.seconds
from (
  select account_id, id, round(sum(least(gap, longest)) filter (where gap is not null))::int as seconds
  from (
    select account_id, id, longest,
      extract(epoch from at - lag(at) over (partition by account_id, id order by at, seconds desc)) as gap
    from (
      select workout.account_id, workout.id, logged_at as at, coalesce(sets.seconds, 0) as seconds,
        case when max(logged_at) over same_workout - min(logged_at) over same_workout > interval '5 minutes'
          then 1200 + coalesce(sets.seconds, 0) end as longest
      from completed_workouts workout join completed_sets sets
        on sets.account_id = workout.account_id and sets.completed_workout_id = workout.id
      where workout.source = 'forma' and finished_at > started_at + interval '20 minutes' and logged_at >= started_at
      window same_workout as (partition by workout.account_id, workout.id)
      union all
      select account_id, id, unnest(array[started_at, finished_at]), 0, 1200 from completed_workouts
      where source = 'forma' and not is_skipped and finished_at > started_at + interval '20 minutes'
    ) instants
  ) gaps
  group by account_id, id having bool_or(gap > longest)
) trained
where done.account_id = trained.account_id and done.id = trained.id and not done.is_skipped and not exists (
  select from completed_sets late
  where late.account_id = done.account_id and late.completed_workout_id = done.id and late.logged_at > done.finished_at);
