-- Whether a text of the client names pain or a symptom; written with the feedback (`saveFeedbackAt`). Texts of before are not searched.
alter table completed_workouts add column names_symptoms boolean not null default false;

-- Such workouts are read like those with pain. The index that exists is replaced once the new one is built.
create index completed_workouts_with_any_symptom on completed_workouts (account_id, finished_at desc, id)
  where (row_changes @> '[{"skipReason": "pain"}]' or has_pain_at_end or names_symptoms) and finished_at is not null;
drop index completed_workouts_with_pain;
alter index completed_workouts_with_any_symptom rename to completed_workouts_with_pain;
