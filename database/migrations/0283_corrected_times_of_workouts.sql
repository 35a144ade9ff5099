-- Start and trained minutes of a finished workout are corrected, such as of one that was entered on another day. `started_at` and
-- `finished_at` are then the corrected instants, from which its day follows; what the devices sent stays in `sent_started_at` and
-- `sent_finished_at`, with which the instants of sets are compared. All are null without a correction. `times_author_id` null: the client.
-- Rows are checked and the index is built in 0284, in a transaction that does not stop reading.
alter table completed_workouts
  add sent_started_at timestamptz,
  add sent_finished_at timestamptz,
  add corrected_minutes integer,
  add times_author_id uuid,
  add times_corrected_at timestamptz,
  add constraint completed_workouts_times_author foreign key (account_id, times_author_id)
    references memberships on delete set null (times_author_id) not valid,
  add constraint completed_workouts_corrected_minutes check (corrected_minutes between 1 and 720) not valid,
  add constraint completed_workouts_sent_times check (
    num_nulls(sent_started_at, sent_finished_at, times_corrected_at) in (0, 3)
    and (times_corrected_at is not null or num_nonnulls(corrected_minutes, times_author_id) = 0)) not valid;
