-- A negative load takes weight off, such as the help of a machine for pull-ups.
alter table completed_sets
  drop constraint completed_sets_weight_kg_check,
  add check (weight_kg >= -300);
alter table completed_set_versions
  drop constraint completed_set_versions_weight_kg_check,
  add check (weight_kg >= -300);
