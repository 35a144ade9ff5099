-- The number of different exercises of a workout, which lists show: `row_count` counts an exercise twice that is in two rows. Null in what
-- a release writes that does not count them.
alter table program_workouts add exercise_count smallint check (exercise_count between 0 and 60);

update program_workouts set exercise_count = counted.exercises
from (
  select programs.account_id, (workout ->> 'id')::uuid as id,
    (select count(distinct row ->> 'exerciseId') from jsonb_array_elements(workout -> 'exercises') as rows(row)) as exercises
  from programs, jsonb_path_query(programs.content, '$.weeks[*].days[*].workouts[*]') as workout
) as counted
where counted.account_id = program_workouts.account_id and counted.id = program_workouts.id;
