-- Finds the newest finished workouts of a client with an exercise that was skipped because of pain, without reading those of other
-- clients.
create index completed_workouts_pain_of_clients on completed_workouts (account_id, client_id, finished_at desc)
  where row_changes @> '[{"skipReason": "pain"}]' and finished_at is not null;
