-- The meal plans of a client that were taken away before they had begun can be restored, as programs can.
create or replace function deleted_records(name text, membership uuid, undo_days int, of_client uuid)
returns table (id uuid, title text, deleted_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute format('select id, %s, deleted_at from %I
    where account_id = current_account() and deleted_at > now() - make_interval(days => $2)
      and (deleted_by = $1 or $1 is null) %s order by deleted_at desc, id limit 100',
    case name when 'recipes' then 'coalesce(nullif(name, ''''), name_en)' when 'folders' then 'deleted_name'
      -- The application writes the day in the language of the reader.
      when 'visits' then '(select clients.name from clients where clients.account_id = visits.account_id and clients.id = client_id) || '' · '' || taken_on'
      else 'title' end,
    name,
    case when of_client is null then case when name in ('programs', 'meal_plans') then 'and client_id is null' else '' end
      when name in ('visits', 'programs', 'meal_plans') then 'and client_id = $3' else 'and false' end)
    using membership, undo_days, of_client;
end $$;

-- Those that were taken away after they had begun.
create index meal_plans_archived on meal_plans (account_id, client_id, archived_at) where archived_at is not null;
