-- The first day of the program that replaced a copy: the copy ends the day before, however many weeks it has.
alter table programs add replaced_from date;
update programs set replaced_from = greatest(ends_on, starts_on) + 1 where ends_on < starts_on - 1 + 7 * week_count;
alter table programs add check (replaced_from is null or (starts_on is not null and starts_on < replaced_from));

-- The end is computed from the start, the weeks and the replacement.
alter table programs drop column ends_on;
alter table programs add ends_on date generated always as (least(starts_on - 1 + 7 * week_count, replaced_from - 1)) stored;
create index programs_by_end on programs (account_id, ends_on) where client_id is not null;
