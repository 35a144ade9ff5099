-- Records of a client that every kind of care looks at: measurements, progress photos, files, consents.
update role_permissions set permissions = (
  select array_agg(permission order by permission)
  from unnest(permissions || array['view own record', 'update own record']) permission
) where role = 'client';

-- The permissions of a client that a professional with `of_viewer` has while viewing the app as the client: those of sections
-- whose records the professional may view. A section that is not listed here stays closed. Notifications name records of all
-- sections.
create function permissions_in_client_view(of_viewer text[]) returns text[]
language sql stable set search_path = public, pg_temp as $$
  select coalesce(array_agg(permission order by permission), '{}')
  from role_permissions, unnest(permissions) permission
  where role = 'client' and of_viewer @> case substr(permission, strpos(permission, ' ') + 1)
    when 'own record' then array['view clients']
    when 'own training' then array['view programs', 'view workouts']
    when 'own nutrition' then array['view meal plans', 'view macros']
    when 'own surveys' then array['view surveys']
    when 'own notices' then array['view notices']
    when 'chats' then array['view chats']
    when 'notifications' then array['view clients', 'view programs', 'view workouts', 'view meal plans', 'view macros',
      'view surveys', 'view notices', 'view chats']
  end
$$;

-- As before, except that the view of a client has only these permissions.
create or replace function authenticate_session(asked_token_hash bytea, required_permission text)
returns table (
  user_id uuid, account_id uuid, membership_id uuid, client_id uuid, role text, locale text, time_zone text, allowed boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare viewed uuid; of_viewer text[];
begin
  select coalesce(s.user_id, s.training_school_user_id), s.account_id, s.membership_id, c.id,
    case when u.is_super_admin then 'super_admin' else m.role end,
    coalesce(u.locale, 'it'),
    coalesce(u.time_zone, a.time_zone, 'Europe/Rome'),
    case required_permission
      when 'login' then true
      when 'admin' then m.role = 'admin' and a.delete_after is null
      when 'super admin' then u.is_super_admin
      when 'training school' then true
      else required_permission = any (coalesce(m.permissions, p.permissions)) and a.delete_after is null
    end is true,
    s.viewed_client_id, coalesce(m.permissions, p.permissions)
  into user_id, account_id, membership_id, client_id, role, locale, time_zone, allowed, viewed, of_viewer
  from sessions s
    left join users u on u.id = s.user_id
    left join accounts a on a.id = s.account_id
    left join memberships m on m.account_id = s.account_id and m.id = s.membership_id
    left join clients c on m.role = 'client' and c.account_id = m.account_id and c.membership_id = m.id
    left join role_permissions p on p.role = m.role
  where s.token_hash = asked_token_hash
    and s.expires_at > now()
    and (s.strategy = 'training_school') = (required_permission = 'training school')
    and m.deactivated_at is null
    and (a.delete_after is null or (m.role = 'admin' and s.viewed_client_id is null))
    and c.deactivated_at is null
    and (m.role is distinct from 'client' or c.id is not null);
  if not found then return; end if;
  if viewed is not null then
    select c.id, coalesce(c.membership_id, '00000000-0000-0000-0000-000000000000'),
      required_permission = 'login' or required_permission = any (permissions_in_client_view(of_viewer))
    into client_id, membership_id, allowed
    from clients c
    where c.account_id = authenticate_session.account_id and c.id = viewed and c.deactivated_at is null
      and (authenticate_session.role = 'admin' or exists (
        select from client_collaborators care
        where care.account_id = c.account_id and care.client_id = c.id and care.membership_id = authenticate_session.membership_id));
    if not found then return; end if;
    role := 'client';
    perform set_config('transaction_read_only', 'on', true);
  end if;
  perform set_config('app.account', coalesce(account_id::text, ''), true), set_config('app.role', coalesce(role, ''), true);
  return next;
end $$;
