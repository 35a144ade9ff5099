-- Sets that were logged before the column existed. In a transaction of its own, because adding the column locks out all readers.
update completed_sets sets set is_load_per_hand = true
from completed_workouts done, jsonb_array_elements(done.prescription) prescribed
where done.account_id = sets.account_id and done.id = sets.completed_workout_id and sets.weight_kg is not null
  and prescribed ->> 'id' = sets.row_id::text and prescribed ->> 'exerciseId' = sets.exercise_id::text
  and is_load_per_hand(prescribed ->> 'weight');
