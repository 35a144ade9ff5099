-- How much of the client's feedback the professionals had read when they last read all of it, so that what arrives later is counted alone.
-- Whether there is something to read follows from the instants as before.
alter table completed_workouts add read_feedback_count integer not null default 0 check (read_feedback_count >= 0);
update completed_workouts set read_feedback_count =
    (select count(*) from jsonb_array_elements(row_changes) change
      where change ->> 'skipReason' is not null or change ->> 'exerciseId' is not null)
    + (select count(*) from completed_sets noted
      where noted.completed_workout_id = completed_workouts.id and noted.note <> '' and noted.author_id is null)
    + (comment <> '')::int
  where client_feedback_at <= coach_read_at;
