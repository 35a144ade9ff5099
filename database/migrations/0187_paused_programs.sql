-- The pauses of a copy by their first day: {"from", "until", "days", "keepsWeekdays", "note"}. `days` is by how many days the pause
-- moves what was planned from its first day on.
alter table programs add pauses jsonb not null default '[]'::jsonb;
alter table programs add check (jsonb_typeof(pauses) = 'array' and (pauses = '[]'::jsonb or starts_on is not null));

-- The date of a day of a copy, counted from 0: later than without pauses by the days of every pause before it.
create function program_date(starts_on date, pauses jsonb, day integer) returns date
language plpgsql immutable parallel safe as $$
declare
  pause jsonb;
  planned date := starts_on + day;
begin
  for pause in select element from jsonb_array_elements(pauses) with ordinality as listed (element, position) order by position loop
    if planned >= (pause ->> 'from')::date then
      planned := planned + (pause ->> 'days')::integer;
    end if;
  end loop;
  return planned;
end $$;

-- The end is computed from the start, the pauses, the weeks, the replacement and the chosen end.
alter table programs drop column ends_on;
alter table programs add ends_on date generated always as (
  least(program_date(starts_on, pauses, 7 * week_count - 1), replaced_from - 1, chosen_end)
) stored;
create index programs_by_end on programs (account_id, ends_on) where client_id is not null;
