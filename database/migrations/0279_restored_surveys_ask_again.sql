-- Clients whom an archived survey asks no more are asked again when it is restored.
alter table survey_assignments drop constraint survey_assignments_stopped_for_check;
alter table survey_assignments add constraint survey_assignments_stopped_for_check
  check (stopped_for in ('misses', 'professional', 'archived'));
