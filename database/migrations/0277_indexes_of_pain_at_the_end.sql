-- Constraint and indexes of 0274. The index that exists is replaced once the new one is built.
alter table completed_workouts validate constraint completed_workouts_pain_author;
create index completed_workouts_of_pain_author on completed_workouts (account_id, pain_author_id)
  where pain_author_id is not null;

-- Pain is that of an exercise or that of the end. Queries for pain of exercises alone use the index too: its condition follows from theirs.
create index completed_workouts_with_any_pain on completed_workouts (account_id, finished_at desc, id)
  where (row_changes @> '[{"skipReason": "pain"}]' or has_pain_at_end) and finished_at is not null;
drop index completed_workouts_with_pain;
alter index completed_workouts_with_any_pain rename to completed_workouts_with_pain;
