-- A workout that the client skipped with a reason, which the coach reads among the completed ones; it does not count as done.
alter table completed_workouts add is_skipped boolean not null default false;
create unique index completed_workouts_skipped on completed_workouts (account_id, client_id, prescribed_workout_id)
  where is_skipped and workout_id is not null;

-- Cues are saved whole. Removed ones are stored as an empty text, so that their version never repeats.
alter table exercise_cues add version integer not null default 1 check (version > 0);
alter table exercise_cues drop constraint exercise_cues_cues_check;
alter table exercise_cues add check (length(cues) <= 5000);
