-- Whether a finished workout of a program was interrupted, which is not counted as done (decision 0080): prescribed working sets are missing,
-- and pain was reported at the end or more than half of the sets are missing. Stored by `saveInterrupted`, which counts as this update does.
alter table completed_workouts add is_interrupted boolean not null default false;

with counted as (
  select prescribed.account_id, prescribed.id, sum(coalesce(planned, greatest(done, 1))) as total,
    sum(greatest(coalesce(planned, 1) - done, 0)) as missing
  from (
    select workout.account_id, workout.id, (prescribed_row ->> 'sets')::int as planned, count(sets.id) as done
    from completed_workouts workout
      cross join jsonb_array_elements(workout.prescription) with ordinality as rows (prescribed_row, position)
      left join completed_sets sets on sets.account_id = workout.account_id and sets.completed_workout_id = workout.id
        and sets.row_id = (prescribed_row ->> 'id')::uuid and not sets.is_warm_up and not sets.is_drop
    where workout.source = 'forma' and workout.finished_at is not null and not workout.is_skipped
    group by workout.account_id, workout.id, position, prescribed_row
  ) prescribed
  group by prescribed.account_id, prescribed.id
)
update completed_workouts done set is_interrupted = true
from counted
where done.account_id = counted.account_id and done.id = counted.id and counted.missing > 0
  and (done.has_pain_at_end or counted.missing * 2 > counted.total);
