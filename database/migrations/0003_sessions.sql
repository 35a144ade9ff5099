-- Opens the request's transaction: finds the session, sets its account for row-level security, answers who asks and
-- whether the role holds what the route needs. No row: not logged in (or with the other strategy).
create function enter(asked_token_hash bytea, needed text)
returns table (
  user_id uuid, account_id uuid, membership_id uuid, client_id uuid, role text, locale text, time_zone text, allowed boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
    select coalesce(s.user_id, s.training_school_user_id), s.account_id, s.membership_id, c.id,
      case when u.is_super_admin then 'super_admin' else m.role end,
      coalesce(u.locale, 'it'),
      coalesce(a.time_zone, 'Europe/Rome'),
      case needed
        when 'login' then true
        when 'admin' then m.role = 'admin'
        when 'super admin' then u.is_super_admin
        when 'training school' then true
        else needed = any (p.permissions)
      end is true
    from sessions s
      left join users u on u.id = s.user_id
      left join accounts a on a.id = s.account_id
      left join memberships m on m.account_id = s.account_id and m.id = s.membership_id
      left join clients c on m.role = 'client' and c.account_id = m.account_id and c.membership_id = m.id
      left join role_permissions p on p.role = m.role
    where s.token_hash = asked_token_hash
      and s.expires_at > now()
      and (s.strategy = 'training_school') = (needed = 'training school')
      and c.deactivated_at is null
      and (m.role is distinct from 'client' or c.id is not null);
  if found then
    perform set_config('app.account', coalesce((select s.account_id::text from sessions s where s.token_hash = asked_token_hash), ''), true);
  end if;
end $$;
revoke execute on function enter from public;
grant execute on function enter to forma_app;

-- Every account a person belongs to; a client that was deactivated does not count.
create function memberships_of(person uuid)
returns table (account_id uuid, id uuid, role text, account_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.account_id, m.id, m.role, a.name
  from memberships m
    join accounts a on a.id = m.account_id
    left join clients c on m.role = 'client' and c.account_id = m.account_id and c.membership_id = m.id
  where m.user_id = person and c.deactivated_at is null and (m.role <> 'client' or c.id is not null)
  order by m.created_at desc
$$;
revoke execute on function memberships_of from public;
grant execute on function memberships_of to forma_app;
