-- The studios that have ended the access of a person. As before, with the account, when a deactivated client lost the access, and whether
-- the studio is closed.
drop function ended_memberships_of(uuid);
create function ended_memberships_of(person uuid)
returns table (account_id uuid, id uuid, is_paused boolean, studio text, email text, ended_at timestamptz, is_closed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.account_id, m.id, m.role = 'client' and c.deactivated_at is not null, a.name, admin_email_of(a.id), c.deactivated_at,
    a.delete_after is not null
  from memberships m
    join accounts a on a.id = m.account_id
    left join clients c on c.account_id = m.account_id and c.membership_id = m.id
  where m.user_id = person and (m.deactivated_at is not null or c.deactivated_at is not null)
  order by c.deactivated_at desc nulls last, m.created_at desc
$$;
revoke execute on function ended_memberships_of from public;
grant execute on function ended_memberships_of to forma_app;

-- As before, except that a deactivated client has a session for the routes that admit them: those about their own data.
drop function authenticate_session(bytea, text);
create function authenticate_session(asked_token_hash bytea, required_permission text, admits_deactivated boolean default false)
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
    and (c.deactivated_at is null or admits_deactivated)
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
revoke execute on function authenticate_session from public;
grant execute on function authenticate_session to forma_app;
