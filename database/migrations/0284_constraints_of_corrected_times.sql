-- Constraints and index of 0283.
alter table completed_workouts validate constraint completed_workouts_times_author;
alter table completed_workouts validate constraint completed_workouts_corrected_minutes;
alter table completed_workouts validate constraint completed_workouts_sent_times;
create index completed_workouts_of_times_author on completed_workouts (account_id, times_author_id)
  where times_author_id is not null;
