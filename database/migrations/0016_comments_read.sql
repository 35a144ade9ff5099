-- When either side last said something, so that what the other side has not opened yet is found without reading all.
alter table completed_workouts
  add client_commented_at timestamptz,
  add coach_commented_at timestamptz;

create index completed_workouts_unread on completed_workouts (account_id, finished_at desc, id)
  where finished_at is not null and client_commented_at > coalesce(coach_read_at, '-infinity');
create index completed_workouts_unread_of_client on completed_workouts (account_id, client_id, coach_commented_at)
  where coach_commented_at > coalesce(client_read_at, '-infinity');
