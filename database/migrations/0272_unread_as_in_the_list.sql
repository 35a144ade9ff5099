-- As before, and only of the kinds that the present permissions of each membership open, as in the list of notifications. The server names
-- its kinds, each with the permission at the same position. The function without them stays for servers of the release before.
create function unread_notifications_of(
  person uuid, kinds text[], kind_permissions text[], health_kinds text[], photo_kinds text[]
) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from memberships_of(person) m
    join memberships on memberships.account_id = m.account_id and memberships.id = m.id
    join role_permissions on role_permissions.role = memberships.role
    join notifications n on n.account_id = m.account_id and n.membership_id = m.id
    join unnest(kinds, kind_permissions) as opened (kind, permission) on opened.kind = n.kind
      and opened.permission = any (coalesce(memberships.permissions, role_permissions.permissions))
  where n.is_in_app and n.read_at is null and not m.is_closed
    and (n.kind <> all(health_kinds)
      or coalesce((
        select is_given from consents c
        where c.account_id = n.account_id and c.client_id = n.client_id and c.kind = 'health_data'
        order by decided_at desc, id desc limit 1), true)
      or coalesce(
        (select choices ->> 'healthBasis' from client_settings s where s.account_id = n.account_id and s.client_id = n.client_id),
        (select choices ->> 'healthBasis' from client_setting_defaults d where d.account_id = n.account_id),
        'consent') = 'care')
    and (n.kind <> all(photo_kinds)
      or coalesce((
        select is_given from consents c
        where c.account_id = n.account_id and c.client_id = n.client_id and c.kind = 'photos'
        order by decided_at desc, id desc limit 1), true))
$$;
revoke execute on function unread_notifications_of(uuid, text[], text[], text[], text[]) from public;
grant execute on function unread_notifications_of(uuid, text[], text[], text[], text[]) to forma_app;
