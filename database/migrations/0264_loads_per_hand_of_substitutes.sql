-- The weight of a set of an exercise that was done instead of one with a load per hand is one, too, if its name says that it is done with
-- dumbbells or kettlebells: both hands move twice the weight (docs/decisions/0069).
update completed_sets sets set is_load_per_hand = true
from completed_workouts done, jsonb_array_elements(done.prescription) prescribed, jsonb_array_elements(done.row_changes) change
where done.account_id = sets.account_id and done.id = sets.completed_workout_id and not sets.is_load_per_hand
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

-- Whether the weight of a set is a load per hand is computed once for each row when the sets are stored, instead of from the whole
-- prescription for each set.
drop trigger store_load_per_hand on completed_sets;
drop function store_load_per_hand();
drop function is_load_per_hand(text);
