-- The drops of a drop set are rows of their own: drop n of set m has the number m + 100 n. They count in the volume, but
-- neither as sets nor for records of strength.
alter table completed_sets
  add column is_drop boolean generated always as (set_number > 100) virtual,
  add check (set_number between 1 and 950);
