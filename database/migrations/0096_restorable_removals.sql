-- Records that were deleted with a collaborator. The application does not see them; the undo of the removal brings them back, and
-- when it can no longer be undone they are deleted.
create procedure enable_removals(name regclass) language plpgsql as $$
begin
  execute format('alter table %s add column removal_id uuid', name);
  execute format('alter table %s add foreign key (account_id, removal_id) references collaborator_removals on delete cascade', name);
  execute format('create index on %s (account_id, removal_id) where removal_id is not null', name);
  execute format('create policy not_removed on %s as restrictive using (removal_id is null)', name);
end $$;
call enable_removals('programs');
call enable_removals('meal_plans');
call enable_removals('macros');

drop index macros_of_client;
create unique index macros_of_client on macros (account_id, client_id, starts_on desc)
  where client_id is not null and removal_id is null;

create function remove_records(name text, ids uuid[], removal uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case name
    when 'programs' then
      update programs set removal_id = removal where account_id = current_account() and id = any(ids);
    when 'meal_plans' then
      update meal_plans set removal_id = removal where account_id = current_account() and id = any(ids);
    when 'macros' then
      update macros set removal_id = removal where account_id = current_account() and id = any(ids);
  end case;
end $$;

-- Returns the ids of the records. Macros of a client whose day has other ones meanwhile stay removed.
create function restore_records(name text, ids uuid[], removal uuid) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case name
    when 'programs' then
      return query update programs set removal_id = null
        where account_id = current_account() and removal_id = removal and id = any(ids) returning id;
    when 'meal_plans' then
      return query update meal_plans set removal_id = null
        where account_id = current_account() and removal_id = removal and id = any(ids) returning id;
    when 'macros' then
      return query update macros set removal_id = null
        where account_id = current_account() and removal_id = removal and id = any(ids) and not exists (
          select from macros other where other.account_id = macros.account_id and other.client_id = macros.client_id
            and other.starts_on = macros.starts_on and other.removal_id is null)
        returning id;
  end case;
end $$;

-- Of all accounts, which row-level security hides from the nightly job.
create function delete_removed_records(undo_days int) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from programs removed using collaborator_removals removals
  where removals.account_id = removed.account_id and removals.id = removed.removal_id
    and removals.removed_at <= now() - make_interval(days => undo_days);
  delete from meal_plans removed using collaborator_removals removals
  where removals.account_id = removed.account_id and removals.id = removed.removal_id
    and removals.removed_at <= now() - make_interval(days => undo_days);
  delete from macros removed using collaborator_removals removals
  where removals.account_id = removed.account_id and removals.id = removed.removal_id
    and removals.removed_at <= now() - make_interval(days => undo_days);
$$;
