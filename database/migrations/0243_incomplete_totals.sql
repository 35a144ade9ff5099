-- Which of the totals that lists show are less than what is eaten: a line names food that is not counted, a value is not measured.
alter table meal_plans add column incomplete text[] not null default '{}'
  check (incomplete <@ array['calories', 'protein_tot', 'carbs_tot', 'lipids_tot']);
alter table saved_meals add column incomplete text[] not null default '{}'
  check (incomplete <@ array['calories', 'protein_tot', 'carbs_tot', 'lipids_tot']);
