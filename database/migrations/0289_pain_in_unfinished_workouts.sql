-- Pain of workouts that are not finished is read, too. The index that exists is replaced once the new one is built.
create index completed_workouts_with_pain_or_symptom on completed_workouts (account_id, finished_at desc, id)
  where row_changes @> '[{"skipReason": "pain"}]' or has_pain_at_end or names_symptoms;
drop index completed_workouts_with_pain;
alter index completed_workouts_with_pain_or_symptom rename to completed_workouts_with_pain;
