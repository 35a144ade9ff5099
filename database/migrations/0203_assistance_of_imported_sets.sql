-- Imported weights of assisted exercises that were stored as loads become help, below 0. An exercise is assisted by the name that the
-- import stored in the prescription, with the words of `rules/import/assistance.ts` in `areas/completed-workouts`. A set that was changed
-- since the import stays as it is, because somebody chose its weight; so does one above the greatest help.
create temporary table assisted on commit drop as
select done.account_id, done.client_id, done.id, (row ->> 'id')::uuid as row_id, (row ->> 'exerciseId')::uuid as exercise_id
from completed_workouts done cross join jsonb_array_elements(done.prescription) row
where done.source <> 'forma'
  and row ->> 'name' ~* '(^|[^[:alpha:]])(assist(ed|it[aeio]|ée?s?|id[ao]s?)|asistid[ao]s?|unterstützt(e[mnrs]?)?)($|[^[:alpha:]])'
  and row ->> 'name' !~* '(^|[^[:alpha:]])non[[:space:]-]assist';

update completed_sets sets set weight_kg = -sets.weight_kg
from assisted
where sets.account_id = assisted.account_id and sets.completed_workout_id = assisted.id and sets.row_id = assisted.row_id
  and sets.exercise_id = assisted.exercise_id and sets.weight_kg > 0 and sets.weight_kg <= 300
  and not exists (select from completed_set_versions version where version.account_id = sets.account_id
    and version.completed_workout_id = sets.completed_workout_id and version.row_id = sets.row_id
    and version.set_number = sets.set_number);

-- Maximums that were estimated from these weights.
delete from measurements value
using assisted, metric_types own
where value.account_id = assisted.account_id and value.client_id = assisted.client_id and value.source = 'workout'
  and value.source_id::text = assisted.id::text
  and own.account_id = value.account_id and own.id = value.own_type_id and own.exercise_id = assisted.exercise_id
  and not exists (select from completed_sets sets where sets.account_id = assisted.account_id
    and sets.completed_workout_id = assisted.id and sets.exercise_id = assisted.exercise_id and sets.weight_kg > 0);
