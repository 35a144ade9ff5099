-- As before, and forgets which records a removal moved once it cannot be undone: the ids of the clients are among them.
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
  update collaborator_removals set lines = '[]'
  where removed_at <= now() - make_interval(days => undo_days) and lines <> '[]';
end $$;

-- The keys of the files of messages that wait for their time, also of those that a removal hides until its undo is over: they are
-- deleted with the client.
create function files_of_scheduled_messages(conversation uuid) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select unnest(array[file ->> 'storageKey', file ->> 'thumbnailKey']) from scheduled_messages
  where account_id = current_account() and conversation_id = conversation
$$;
revoke execute on function files_of_scheduled_messages from public;
grant execute on function files_of_scheduled_messages to forma_app;
