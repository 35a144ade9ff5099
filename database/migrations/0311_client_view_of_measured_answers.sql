-- As before, except that a professional who may not view health records does not read the surveys of a client as the client: their answers
-- have measurements and photos of the body.
create or replace function permissions_in_client_view(of_viewer text[]) returns text[]
language sql stable set search_path = public, pg_temp as $$
  select coalesce(array_agg(permission order by permission), '{}')
  from role_permissions, unnest(permissions) permission
  where role = 'client' and of_viewer @> case substr(permission, strpos(permission, ' ') + 1)
    when 'own record' then array['view clients', 'view health records']
    when 'own training' then array['view programs', 'view workouts']
    when 'own nutrition' then array['view meal plans', 'view macros']
    when 'own surveys' then array['view surveys', 'view visits', 'view health records']
    when 'own notices' then array['view notices']
    when 'chats' then array['view chats']
    when 'notifications' then array['view clients', 'view health records', 'view programs', 'view workouts', 'view meal plans',
      'view macros', 'view surveys', 'view notices', 'view chats']
  end
$$;
