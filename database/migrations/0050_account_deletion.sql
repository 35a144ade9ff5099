-- An account that its admin has closed: until `delete_after` an admin may open it again, then a daily job deletes it.
alter table accounts add column delete_after timestamptz;
create index accounts_to_delete on accounts (delete_after) where delete_after is not null;

-- As before. In a closed account only admins have sessions, and only for routes that need no more than a login.
create or replace function authenticate_session(asked_token_hash bytea, required_permission text)
returns table (
  user_id uuid, account_id uuid, membership_id uuid, client_id uuid, role text, locale text, time_zone text, allowed boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare viewed uuid;
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
    s.viewed_client_id
  into user_id, account_id, membership_id, client_id, role, locale, time_zone, allowed, viewed
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
      required_permission = 'login' or required_permission = any (p.permissions)
    into client_id, membership_id, allowed
    from clients c join role_permissions p on p.role = 'client'
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

-- As before, with whether the account is closed; such accounts come last.
drop function memberships_of(uuid);
create function memberships_of(person uuid)
returns table (account_id uuid, id uuid, role text, account_name text, is_closed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.account_id, m.id, m.role, a.name, a.delete_after is not null
  from memberships m
    join accounts a on a.id = m.account_id
    left join clients c on m.role = 'client' and c.account_id = m.account_id and c.membership_id = m.id
  where m.user_id = person and m.deactivated_at is null and c.deactivated_at is null
    and (m.role <> 'client' or c.id is not null)
  order by a.delete_after is not null, m.created_at desc
$$;
revoke execute on function memberships_of from public;
grant execute on function memberships_of to forma_app;

-- As before, without closed accounts.
create or replace function accounts_with_due_notifications(at timestamptz) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct d.account_id from notification_deliveries d join accounts a on a.id = d.account_id
  where d.due_at <= at and a.delete_after is null
$$;
create or replace function all_account_ids() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from accounts where delete_after is null
$$;
create or replace function unread_notifications_of(person uuid) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from memberships_of(person) m
    join notifications n on n.account_id = m.account_id and n.membership_id = m.id
  where n.is_in_app and n.read_at is null and not m.is_closed
$$;

-- Whether links of an account open. Before a login row-level security hides the account.
create function is_account_open(account uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from accounts where id = account and delete_after is null)
$$;
revoke execute on function is_account_open from public;
grant execute on function is_account_open to forma_app;

create function accounts_to_delete() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from accounts where delete_after <= now()
$$;
revoke execute on function accounts_to_delete from public;
grant execute on function accounts_to_delete to forma_app;

-- Deletes a closed account whose time is over, with everything that refers to it, and the persons who belong to no other
-- account. False when it was opened again in the meantime.
create function delete_account(account uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare persons uuid[];
begin
  perform from accounts where id = account and delete_after <= now() for update;
  if not found then return false; end if;
  persons := array(select user_id from memberships where account_id = account);
  delete from one_time_links where account_id = account;
  delete from accounts where id = account;
  delete from users u where u.id = any (persons) and not u.is_super_admin
    and not exists (select from memberships m where m.user_id = u.id);
  return true;
end $$;
revoke execute on function delete_account from public;
grant execute on function delete_account to forma_app;
