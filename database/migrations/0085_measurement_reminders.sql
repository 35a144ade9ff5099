-- Reminders to measure something: every so many days or on weekdays, at a time of the client's clock.
alter table client_metrics
  add column remind_every_days smallint check (remind_every_days between 1 and 90),
  -- 1 is Monday.
  add column remind_weekdays smallint[] check (
    cardinality(remind_weekdays) between 1 and 7 and remind_weekdays <@ '{1, 2, 3, 4, 5, 6, 7}'),
  add column remind_time time,
  -- The day from which intervals are counted.
  add column remind_from date,
  -- The next day of the schedule, and its time in the client's time zone.
  add column next_reminder_on date,
  add column next_reminder_at timestamptz,
  -- The last day of which the client was reminded, until it has a value.
  add column reminded_on date,
  add check (num_nulls(remind_time, remind_from, next_reminder_on, next_reminder_at) in (0, 4)),
  add check (num_nonnulls(remind_every_days, remind_weekdays) = (remind_time is not null)::integer);
create index client_metrics_to_remind on client_metrics (next_reminder_at) where next_reminder_at is not null;

-- Accounts with reminders that are due, which row-level security hides from the job that runs every minute.
create function accounts_with_due_reminders(at timestamptz, most integer) returns table (account_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct client_metrics.account_id from client_metrics where next_reminder_at <= at limit most
$$;
revoke execute on function accounts_with_due_reminders from public;
grant execute on function accounts_with_due_reminders to forma_app;
