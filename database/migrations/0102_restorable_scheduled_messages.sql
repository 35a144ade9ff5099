-- Messages that are sent later come back too when the removal of their author is undone.
call enable_removals('scheduled_messages');

-- One statement for every table of `enable_removals`, so that a further table needs no new functions.
create or replace function remove_records(name text, ids uuid[], removal uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('update %I set removal_id = $1 where account_id = current_account() and id = any($2)', name)
    using removal, ids;
end $$;

-- Returns the ids of the records. Macros of a client whose day has other ones meanwhile stay removed.
create or replace function restore_records(name text, ids uuid[], removal uuid) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_free constant text := case name when 'macros' then ' and not exists (
    select from macros other where other.account_id = restored.account_id and other.client_id = restored.client_id
      and other.starts_on = restored.starts_on and other.removal_id is null)' else '' end;
begin
  return query execute format('update %I restored set removal_id = null
    where account_id = current_account() and removal_id = $1 and id = any($2)', name) || is_free || ' returning id'
    using removal, ids;
end $$;

-- Of all accounts, which row-level security hides from the nightly job.
create or replace function delete_removed_records(undo_days int) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  name regclass;
begin
  for name in
    select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'removal_id' and relkind = 'r' and relnamespace = 'public'::regnamespace
  loop
    execute format('delete from %s removed using collaborator_removals removals
      where removals.account_id = removed.account_id and removals.id = removed.removal_id
        and removals.removed_at <= now() - make_interval(days => $1)', name) using undo_days;
  end loop;
end $$;

drop index scheduled_messages_due;
create index scheduled_messages_due on scheduled_messages (send_at) where failed_at is null and removal_id is null;

create or replace function due_scheduled_messages(at timestamptz, most integer) returns table (account_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select scheduled_messages.account_id, scheduled_messages.id from scheduled_messages
  where send_at <= at and failed_at is null and removal_id is null order by send_at limit most
$$;
