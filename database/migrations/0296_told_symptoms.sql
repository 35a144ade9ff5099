-- The texts with a symptom about which the professionals got a notification, so that a text that goes on with another symptom gets one, too.
-- Empty for workouts of before: their texts get none for what is added to them.
alter table completed_workouts add column told_symptoms text[] not null default '{}';
