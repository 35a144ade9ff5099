-- MD5 of the texts of the client that the professional has read in a workout with pain, so that what was written since is named first;
-- null for readings of before this migration.
alter table completed_workout_readers add column read_texts text[];
