-- Finds the workouts that were begun and not finished, which are few, without reading all others.
create index completed_workouts_unfinished on completed_workouts (account_id, started_at desc, id) where finished_at is null;
