-- The workout that was asked for, also when it is gone meanwhile: what two devices did of it is one record.
alter table completed_workouts add prescribed_workout_id uuid;
update completed_workouts set prescribed_workout_id = workout_id;
create index completed_workouts_of_prescribed on completed_workouts (account_id, client_id, prescribed_workout_id);
drop index completed_workouts_begun;
create unique index completed_workouts_begun on completed_workouts (account_id, client_id, prescribed_workout_id)
  where finished_at is null and prescribed_workout_id is not null;
