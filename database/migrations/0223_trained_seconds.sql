-- The time that a client trained: the gaps between start, logged sets and end, each with at most 20 minutes and the seconds of the set that
-- ends it. Null for what is not finished, and where it is not known: the time from start to end counts then.
alter table completed_workouts add column trained_seconds integer check (trained_seconds >= 0);
