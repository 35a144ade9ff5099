-- Whether a text that the client has not replaced names a symptom; null for workouts whose texts have not changed since this migration.
alter table completed_workouts add column names_present_symptoms boolean;
-- How many of the texts that were counted at the reading had been replaced before.
alter table completed_workout_readers add column lost_text_count integer not null default 0 check (lost_text_count >= 0);
update completed_workout_readers readers set lost_text_count = jsonb_array_length(workouts.other_texts)
  from completed_workouts workouts
  where workouts.account_id = readers.account_id and workouts.id = readers.completed_workout_id and workouts.other_texts <> '[]';
