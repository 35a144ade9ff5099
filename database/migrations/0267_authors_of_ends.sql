-- Who wrote the effort and the comment at the end of a workout, as `author_id` of its sets; null: the client.
alter table completed_workouts
  add effort_author_id uuid,
  add comment_author_id uuid,
  add constraint completed_workouts_effort_author foreign key (account_id, effort_author_id)
    references memberships on delete set null (effort_author_id),
  add constraint completed_workouts_comment_author foreign key (account_id, comment_author_id)
    references memberships on delete set null (comment_author_id);
create index completed_workouts_of_effort_author on completed_workouts (account_id, effort_author_id)
  where effort_author_id is not null;
create index completed_workouts_of_comment_author on completed_workouts (account_id, comment_author_id)
  where comment_author_id is not null;

-- A professional who logged the last set before the end in person finished the workout, too. An imported one has the comment of its file.
with in_person as (
  select done.account_id, done.id, last_set.author_id
  from completed_workouts done
    cross join lateral (
      select sets.author_id from completed_sets sets
      where sets.account_id = done.account_id and sets.completed_workout_id = done.id and sets.logged_at <= done.finished_at
      order by sets.logged_at desc limit 1) last_set
  where done.finished_at is not null and last_set.author_id is not null and done.source in ('forma', 'free')
)
update completed_workouts done set
  effort_author_id = case when done.effort is not null then in_person.author_id end,
  comment_author_id = case when done.comment <> '' then in_person.author_id end
from in_person where done.account_id = in_person.account_id and done.id = in_person.id;
