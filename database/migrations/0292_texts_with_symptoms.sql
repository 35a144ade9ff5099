-- Which texts of the client in a workout name pain or a symptom: `comment`, or the id of the set or skipped row of a note, so that each is
-- told once. Written with `names_symptoms`; null for workouts of before, whose texts count as told.
alter table completed_workouts add column symptom_parts text[];
