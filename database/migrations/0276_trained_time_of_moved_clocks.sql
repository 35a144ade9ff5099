-- The clock of a phone may be moved by days during a workout. The gap before sets that were typed together within 5 minutes counts in full up
-- to 4 hours only, and sets before the start count, too. A set at the instant of the end is before the end.
-- As `saveTrainedSeconds`, for the stored workouts on which this has an effect; those with a set that was corrected after the end keep
-- their time, because the instant of that set is the one of its correction.
with moved as materialized (
  select workout.account_id, workout.id
  from completed_workouts workout
  left join completed_sets logged on logged.account_id = workout.account_id and logged.completed_workout_id = workout.id
  where workout.source in ('forma', 'free') and workout.finished_at is not null and not workout.is_skipped
  group by workout.account_id, workout.id
  having (coalesce(workout.trained_seconds, extract(epoch from workout.finished_at - workout.started_at)) > 14400
      or min(logged.logged_at) < workout.started_at or max(logged.logged_at) = workout.finished_at)
    and coalesce(max(logged.logged_at) <= workout.finished_at, true)
)
update completed_workouts done set trained_seconds = (
  select round(sum(case when gap <= counted_in_full_up_to then gap else least(gap, longest) end) filter (where gap is not null))::int
  from (
    select extract(epoch from at - lag(at) over (order by at, seconds desc, counted_in_full_up_to nulls last)) as gap,
      longest, counted_in_full_up_to
    from (
      select unnest(array[done.started_at, done.finished_at]) as at, 0 as seconds, 1200 as longest,
        null::int as counted_in_full_up_to
      union all
      select logged_at, coalesce(seconds, 0), 1200 + coalesce(seconds, 0),
        case when max(logged_at) over () - min(logged_at) over () <= interval '5 minutes' then 14400 end
      from completed_sets
      where account_id = done.account_id and completed_workout_id = done.id
    ) instants
  ) gaps)
from moved where moved.account_id = done.account_id and moved.id = done.id;
