-- An allergy, an intolerance or a diet for a disease that a client takes out of their profile is to be decided by a professional: `record_id`
-- is an id of its own.
alter table dietary_statements drop constraint dietary_statements_source_check,
  add constraint dietary_statements_source_check check (source in ('message', 'measurement', 'meal', 'removal'));
