-- Templates that somebody deleted. The application does not see them; who deleted them may restore them for 30 days, then a job deletes
-- them for good.
create procedure enable_restorable_deletions(name regclass) language plpgsql as $$
begin
  execute format('alter table %s add column deleted_at timestamptz, add column deleted_by uuid', name);
  -- Copies of a deleted template, which are without a template meanwhile.
  execute format('alter table %s add column deleted_copies uuid[] not null default ''{}''', name);
  execute format('create index on %s (account_id, deleted_at) where deleted_at is not null', name);
  execute format('create policy not_deleted on %s as restrictive using (deleted_at is null)', name);
end $$;
call enable_restorable_deletions('programs');
call enable_restorable_deletions('meal_plans');
call enable_restorable_deletions('recipes');

-- A deleted folder has its id as name, so that its name is free, and in `deleted_copies` the folders and programs that were in it.
call enable_restorable_deletions('folders');
alter table folders add column deleted_name text;

-- Row-level security hides deleted rows, so functions write and read them, of the account only.
create function delete_restorably(name text, ids uuid[], membership uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if name = 'folders' then
    update folders set deleted_name = folders.name, name = folders.id::text, deleted_copies = array(
        select programs.id from programs where (programs.account_id, programs.folder_id) = (folders.account_id, folders.id)
        union all
        select inner_folders.id from folders inner_folders
        where (inner_folders.account_id, inner_folders.parent_id) = (folders.account_id, folders.id))
      where account_id = current_account() and id = any(ids) and deleted_at is null;
  elsif name <> 'recipes' then
    execute format('with freed as (
        update %1$I copies set template_id = null from %1$I templates
        where copies.account_id = current_account() and copies.template_id = any($1)
          and (templates.account_id, templates.id) = (copies.account_id, copies.template_id)
        returning templates.id as template_id, copies.id)
      update %1$I set deleted_copies = array(select freed.id from freed where freed.template_id = %1$I.id)
      where account_id = current_account() and id = any($1) and deleted_at is null', name) using ids;
  end if;
  execute format('update %I set deleted_at = now(), deleted_by = $2
    where account_id = current_account() and id = any($1) and deleted_at is null', name) using ids, membership;
end $$;

-- What the membership deleted, or all that was deleted without one, the last first.
create function deleted_records(name text, membership uuid, undo_days int)
returns table (id uuid, title text, deleted_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute format('select id, %s, deleted_at from %I
    where account_id = current_account() and deleted_at > now() - make_interval(days => $2)
      and (deleted_by = $1 or $1 is null) order by deleted_at desc, id limit 100',
    case name when 'recipes' then 'coalesce(nullif(name, ''''), name_en)' when 'folders' then 'deleted_name' else 'title' end, name) using membership, undo_days;
end $$;

-- Returns the ids of what is back. A folder is back without its name and its contents, which the application gives it. Copies that have another template meanwhile, or were deleted, stay as they are.
create function restore_deleted(name text, ids uuid[], membership uuid, undo_days int) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  restored uuid[];
begin
  execute format('with back as (
      update %I set deleted_at = null, deleted_by = null
      where account_id = current_account() and id = any($1) and deleted_at > now() - make_interval(days => $3)
        and (deleted_by = $2 or $2 is null) returning id)
    select coalesce(array_agg(id), ''{}'') from back', name) into restored using ids, membership, undo_days;
  if name = 'folders' then
    return query select unnest(restored);
    return;
  end if;
  if name <> 'recipes' then
    execute format('update %1$I copies set template_id = templates.id from %1$I templates
      where templates.account_id = current_account() and templates.id = any($1) and copies.account_id = templates.account_id
        and copies.id = any(templates.deleted_copies) and copies.template_id is null', name) using restored;
  end if;
  execute format('update %I set deleted_copies = ''{}'' where account_id = current_account() and id = any($1)', name)
    using restored;
  return query select unnest(restored);
end $$;

-- Of all accounts, which row-level security hides from the nightly job. Deletes at most this number in each table, so that a statement
-- does not run longer than it may, and returns whether there may be more.
create function purge_deleted(undo_days int, most int) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  name regclass;
  deleted int;
  may_be_more boolean := false;
begin
  for name in
    select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'deleted_copies' and relkind = 'r' and relnamespace = 'public'::regnamespace
  loop
    execute format('delete from %1$s where (account_id, id) in (
        select account_id, id from %1$s where deleted_at <= now() - make_interval(days => $1) limit $2)', name)
      using undo_days, most;
    get diagnostics deleted = row_count;
    may_be_more := may_be_more or deleted = most;
  end loop;
  return may_be_more;
end $$;
