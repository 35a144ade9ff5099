-- The weight of a set of an exercise that was done instead of one with a load per hand is one, too, if its name says that it is done with
-- dumbbells or kettlebells: both hands move twice the weight (docs/decisions/0069).
update completed_sets sets set is_load_per_hand = true
from completed_workouts done, jsonb_array_elements(done.prescription) prescribed, jsonb_array_elements(done.row_changes) change
where done.account_id = sets.account_id and done.id = sets.completed_workout_id and not sets.is_load_per_hand
  and sets.weight_kg is not null
  and prescribed ->> 'id' = sets.row_id::text and change ->> 'rowId' = sets.row_id::text
  and prescribed ->> 'exerciseId' <> sets.exercise_id::text and is_load_per_hand(prescribed ->> 'weight')
  and exists (
    select from (
      select change ->> 'exerciseId' as id, change ->> 'exerciseName' as name
      union all select exercise ->> 'exerciseId', exercise ->> 'exerciseName' from jsonb_array_elements(change -> 'earlier') exercise
    ) done_instead
    where done_instead.id = sets.exercise_id::text
      and done_instead.name ~* '(?<![a-zà-ÿ])(?:manubri[oa]?|man|dumbbells?|dbs?|kettlebells?|kb|ghirie|girie)(?![a-zà-ÿ])'
  );

-- The server stores with each set whether its weight is a load per hand. Servers of the previous release, which may run until all are
-- replaced, leave that to the trigger: it stays until the next release, and takes nothing back that a server stored, except without a weight.
create or replace function store_load_per_hand() returns trigger language plpgsql as $$
begin
  new.is_load_per_hand := new.weight_kg is not null and (new.is_load_per_hand or exists (
    select from completed_workouts done, jsonb_array_elements(done.prescription) prescribed
    where done.account_id = new.account_id and done.id = new.completed_workout_id
      and prescribed ->> 'id' = new.row_id::text and prescribed ->> 'exerciseId' = new.exercise_id::text
      and is_load_per_hand(prescribed ->> 'weight')));
  return new;
end
$$;
