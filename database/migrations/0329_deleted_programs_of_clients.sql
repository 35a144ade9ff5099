-- The programs of all clients that the membership deleted, or that anybody deleted without one. Row-level security hides them; the application
-- leaves out those of clients whom the reader does not see.
create function deleted_programs_of_clients(membership uuid, undo_days int)
returns table (id uuid, client_id uuid, title text, deleted_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select id, client_id, title, deleted_at from programs
  where account_id = current_account() and client_id is not null and deleted_at > now() - make_interval(days => undo_days)
    and (deleted_by = membership or membership is null)
$$;
revoke execute on function deleted_programs_of_clients from public;
grant execute on function deleted_programs_of_clients to forma_app;
