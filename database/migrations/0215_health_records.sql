-- The health side of a client's record has a permission of its own. Whoever may view, create, change or delete clients keeps the same right to it.
update role_permissions set permissions = permissions || array['view health records', 'create health records', 'update health records',
  'delete health records']
where role in ('admin', 'coach', 'nutritionist');

create function pg_temp.with_health_records(present text[]) returns text[]
language sql immutable as $$
  select array_agg(permission order by position)
  from (
    select permission, position from unnest(present) with ordinality given (permission, position)
    union all
    select replace(permission, ' clients', ' health records'), position + 1000
    from unnest(present) with ordinality given (permission, position)
    where permission in ('view clients', 'create clients', 'update clients', 'delete clients')
  ) granted
$$;

update memberships set permissions = pg_temp.with_health_records(permissions)
where permissions is not null and role <> 'client' and 'view clients' = any (permissions);

update collaborator_invitations set permissions = pg_temp.with_health_records(permissions)
where 'view clients' = any (permissions);

-- As before, except that the record of a client needs the permission for health records too.
create or replace function permissions_in_client_view(of_viewer text[]) returns text[]
language sql stable set search_path = public, pg_temp as $$
  select coalesce(array_agg(permission order by permission), '{}')
  from role_permissions, unnest(permissions) permission
  where role = 'client' and of_viewer @> case substr(permission, strpos(permission, ' ') + 1)
    when 'own record' then array['view clients', 'view health records']
    when 'own training' then array['view programs', 'view workouts']
    when 'own nutrition' then array['view meal plans', 'view macros']
    when 'own surveys' then array['view surveys', 'view visits']
    when 'own notices' then array['view notices']
    when 'chats' then array['view chats']
    when 'notifications' then array['view clients', 'view health records', 'view programs', 'view workouts', 'view meal plans',
      'view macros', 'view surveys', 'view notices', 'view chats']
  end
$$;
