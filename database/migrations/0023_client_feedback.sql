-- When the client last skipped or swapped an exercise, or wrote a note of a set or the comment at the end: the server's
-- clock, because a phone without network sends it later. Workouts stored before have none, so they do not become unread.
alter table completed_workouts add client_feedback_at timestamptz;

drop index completed_workouts_unread;
create index completed_workouts_unread on completed_workouts (account_id, finished_at desc, id)
  where finished_at is not null
    and greatest(client_commented_at, client_feedback_at) > coalesce(coach_read_at, '-infinity');
