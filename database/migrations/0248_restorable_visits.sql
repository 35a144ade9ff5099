-- A deleted visit can be restored for 30 days, as templates can. `deleted_copies` is not used. The values that it wrote to the measurements
-- are deleted with it and stay here, so that they come back as they were, also those of a reopened visit.
call enable_restorable_deletions('visits');
alter table visits add column deleted_values jsonb check (jsonb_typeof(deleted_values) = 'array');

create or replace function delete_restorably(name text, ids uuid[], membership uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if name = 'folders' then
    update folders set deleted_name = folders.name, name = folders.id::text, deleted_copies = array(
        select programs.id from programs where (programs.account_id, programs.folder_id) = (folders.account_id, folders.id)
        union all
        select inner_folders.id from folders inner_folders
        where (inner_folders.account_id, inner_folders.parent_id) = (folders.account_id, folders.id))
      where account_id = current_account() and id = any(ids) and deleted_at is null;
  elsif name not in ('recipes', 'visits') then
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

create or replace function deleted_records(name text, membership uuid, undo_days int)
returns table (id uuid, title text, deleted_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute format('select id, %s, deleted_at from %I
    where account_id = current_account() and deleted_at > now() - make_interval(days => $2)
      and (deleted_by = $1 or $1 is null) order by deleted_at desc, id limit 100',
    case name when 'recipes' then 'coalesce(nullif(name, ''''), name_en)' when 'folders' then 'deleted_name'
      -- The application writes the day in the language of the reader.
      when 'visits' then '(select clients.name from clients where clients.account_id = visits.account_id and clients.id = client_id) || '' · '' || taken_on'
      else 'title' end, name) using membership, undo_days;
end $$;

-- The clients of deleted visits: who no longer sees a client does not read their name in the list.
create function clients_of_deleted_visits(ids uuid[]) returns table (id uuid, client_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select visits.id, visits.client_id from visits where account_id = current_account() and visits.id = any(ids) and deleted_at is not null
$$;
revoke execute on function clients_of_deleted_visits from public;
grant execute on function clients_of_deleted_visits to forma_app;

create or replace function restore_deleted(name text, ids uuid[], membership uuid, undo_days int) returns setof uuid
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
  if name not in ('recipes', 'visits') then
    execute format('update %1$I copies set template_id = templates.id from %1$I templates
      where templates.account_id = current_account() and templates.id = any($1) and copies.account_id = templates.account_id
        and copies.id = any(templates.deleted_copies) and copies.template_id is null', name) using restored;
  end if;
  execute format('update %I set deleted_copies = ''{}'' where account_id = current_account() and id = any($1)', name)
    using restored;
  return query select unnest(restored);
end $$;

-- Without deleted visits, which no job sees: the account would be found again and again.
create or replace function accounts_with_outdated_results(present integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select account_id from (
    select distinct visits.account_id from visits where completed_at is not null and deleted_at is null and results_version < present
      and coalesce((select is_given from consents where consents.account_id = visits.account_id and consents.client_id = visits.client_id
        and kind = 'health_data' order by decided_at desc, id desc limit 1), true)) accounts
  order by random() limit 50
$$;
