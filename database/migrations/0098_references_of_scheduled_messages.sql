-- The record that a message will point at, with its name when it was written: kind, id, part and label.
alter table scheduled_messages add column reference jsonb check (jsonb_typeof(reference) = 'object');
