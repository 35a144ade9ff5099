-- The last day that the coach chose for a copy; null for one that runs to the end of its weeks.
alter table programs add chosen_end date;
alter table programs add check (chosen_end is null or (starts_on is not null and starts_on <= chosen_end));

-- The end is computed from the start, the weeks, the replacement and the chosen end.
alter table programs drop column ends_on;
alter table programs add ends_on date generated always as (
  least(starts_on - 1 + 7 * week_count, replaced_from - 1, chosen_end)
) stored;
create index programs_by_end on programs (account_id, ends_on) where client_id is not null;
