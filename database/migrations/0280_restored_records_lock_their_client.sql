-- Whoever restores a record of a client locks the client first, as an assignment, the beginning of a workout and the deletion of the client do.
create or replace function restore_deleted(name text, ids uuid[], membership uuid, undo_days int) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  restored uuid[];
begin
  if name in ('programs', 'meal_plans', 'visits') then
    execute format('select from clients where (account_id, id) in (
        select account_id, client_id from %I where account_id = current_account() and id = any($1) and deleted_at is not null)
      order by id for no key update', name) using ids;
  end if;
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
