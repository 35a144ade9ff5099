-- Which professional has read the pain and the other feedback of a workout with pain, and when: it is to be read for each of them.
-- `completed_workouts.coach_read_at` is that of all professionals; what was read before this migration stays read for all.
-- `feedback_count` is how much of the feedback there was, like `read_feedback_count` of the workout.
create table completed_workout_readers (
  account_id uuid not null,
  completed_workout_id uuid not null,
  membership_id uuid not null,
  read_at timestamptz not null,
  feedback_count integer not null check (feedback_count >= 0),
  primary key (account_id, completed_workout_id, membership_id),
  foreign key (account_id, completed_workout_id) references completed_workouts on delete cascade,
  foreign key (account_id, membership_id) references memberships on delete cascade
);
create index completed_workout_readers_of_membership on completed_workout_readers (account_id, membership_id);
call enable_account_rls('completed_workout_readers');
