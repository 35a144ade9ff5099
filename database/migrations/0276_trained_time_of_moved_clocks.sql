-- The clock of a phone may be moved by days during a workout. The gap before sets that were typed together within 5 minutes counts in full up
-- to 4 hours only, and sets before the start count, too. A set at the instant of the end is before the end.
-- As `saveTrainedSeconds`, for the stored workouts on which this has an effect; those with a set that was corrected after the end keep
-- their time, because the instant of that set is the one of its correction.
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
where done.source in ('forma', 'free') and done.finished_at is not null and not done.is_skipped
  and (coalesce(done.trained_seconds, extract(epoch from done.finished_at - done.started_at)) > 14400
    or exists (select from completed_sets other
      where other.account_id = done.account_id and other.completed_workout_id = done.id
        and (other.logged_at < done.started_at or other.logged_at = done.finished_at)))
  and not exists (select from completed_sets late
    where late.account_id = done.account_id and late.completed_workout_id = done.id and late.logged_at > done.finished_at);
