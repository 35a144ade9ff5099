-- Whether pain was reported at the end of a workout, with effort and comment, and who reported it, as `effort_author_id`; null: the client.
-- Corrected as the effort is: `pain_corrected_at`, null without a correction.
alter table completed_workouts
  add has_pain_at_end boolean not null default false,
  add pain_author_id uuid,
  add pain_corrected_at timestamptz,
  add constraint completed_workouts_pain_author foreign key (account_id, pain_author_id)
    references memberships on delete set null (pain_author_id);
create index completed_workouts_of_pain_author on completed_workouts (account_id, pain_author_id)
  where pain_author_id is not null;

-- Pain is that of an exercise or that of the end. Queries for pain of exercises alone use the index too: its condition follows from theirs.
drop index completed_workouts_with_pain;
create index completed_workouts_with_pain on completed_workouts (account_id, finished_at desc, id)
  where (row_changes @> '[{"skipReason": "pain"}]' or has_pain_at_end) and finished_at is not null;
