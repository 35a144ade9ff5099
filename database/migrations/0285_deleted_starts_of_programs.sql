-- The first days of the deleted programs of a client that can be restored, with the days on which they were deleted for the reader:
-- row-level security hides them.
create function deleted_program_starts(of_client uuid, zone text, undo_days int)
returns table (starts_on date, deleted_on date)
language sql stable security definer set search_path = public, pg_temp as $$
  select starts_on, (deleted_at at time zone zone)::date from programs
  where account_id = current_account() and client_id = of_client and deleted_at > now() - make_interval(days => undo_days)
$$;
