-- What was done, moved or skipped keeps the id of its prescribed workout when a coach deletes that from the program: the undo of the
-- deletion, or restoring an earlier version, brings the workout back with the same id.
create index completed_workouts_of_prescribed_workout on completed_workouts (account_id, prescribed_workout_id)
  where prescribed_workout_id is not null;
alter table completed_workouts drop column workout_id;

alter table workout_adjustments add column program_id uuid;
update workout_adjustments adjustment set program_id = workout.program_id from program_workouts workout
  where (workout.account_id, workout.id) = (adjustment.account_id, adjustment.workout_id);
alter table workout_adjustments alter column program_id set not null;
alter table workout_adjustments drop constraint workout_adjustments_account_id_workout_id_fkey;
alter table workout_adjustments add foreign key (account_id, program_id) references programs on delete cascade;
create index workout_adjustments_of_program on workout_adjustments (account_id, program_id);

-- The note of a skipped workout is its comment; this copy of it was never read.
alter table workout_adjustments drop column skip_note;
