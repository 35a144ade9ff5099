-- A workout that was begun and finished without any set is skipped too, also when it was skipped before it began.
drop index completed_workouts_skipped;
create index completed_workouts_skipped on completed_workouts (account_id, client_id, prescribed_workout_id) where is_skipped;
