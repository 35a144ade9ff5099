-- The time zone a user chose; without one, that of the account applies. Converting an instant fails for an unknown name.
alter table users add column time_zone text check (time_zone is null or (timestamptz '2000-01-01' at time zone time_zone) is not null);
alter table accounts add check ((timestamptz '2000-01-01' at time zone time_zone) is not null);

-- As before, except for the time zone of the user.
create or replace function authenticate_session(asked_token_hash bytea, required_permission text)
returns table (
  user_id uuid, account_id uuid, membership_id uuid, client_id uuid, role text, locale text, time_zone text, allowed boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select coalesce(s.user_id, s.training_school_user_id), s.account_id, s.membership_id, c.id,
    case when u.is_super_admin then 'super_admin' else m.role end,
    coalesce(u.locale, 'it'),
    coalesce(u.time_zone, a.time_zone, 'Europe/Rome'),
    case required_permission
      when 'login' then true
      when 'admin' then m.role = 'admin'
      when 'super admin' then u.is_super_admin
      when 'training school' then true
      else required_permission = any (p.permissions)
    end is true
  into user_id, account_id, membership_id, client_id, role, locale, time_zone, allowed
  from sessions s
    left join users u on u.id = s.user_id
    left join accounts a on a.id = s.account_id
    left join memberships m on m.account_id = s.account_id and m.id = s.membership_id
    left join clients c on m.role = 'client' and c.account_id = m.account_id and c.membership_id = m.id
    left join role_permissions p on p.role = m.role
  where s.token_hash = asked_token_hash
    and s.expires_at > now()
    and (s.strategy = 'training_school') = (required_permission = 'training school')
    and c.deactivated_at is null
    and (m.role is distinct from 'client' or c.id is not null);
  if found then
    perform set_config('app.account', coalesce(account_id::text, ''), true), set_config('app.role', coalesce(role, ''), true);
    return next;
  end if;
end $$;
