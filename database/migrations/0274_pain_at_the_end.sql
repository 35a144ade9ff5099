-- Whether pain was reported at the end of a workout, with effort and comment, and who reported it, as `effort_author_id`; null: the client.
-- Corrected as the effort is: `pain_corrected_at`, null without a correction. Rows are checked and indexes built in 0277, in a transaction
-- that does not stop reading.
alter table completed_workouts
  add has_pain_at_end boolean not null default false,
  add pain_author_id uuid,
  add pain_corrected_at timestamptz,
  add constraint completed_workouts_pain_author foreign key (account_id, pain_author_id)
    references memberships on delete set null (pain_author_id) not valid;
