-- Finds the newest finished workouts with an exercise that was skipped because of pain, which are few, without reading all others.
create index completed_workouts_with_pain on completed_workouts (account_id, finished_at desc, id)
  where row_changes @> '[{"skipReason": "pain"}]' and finished_at is not null;
