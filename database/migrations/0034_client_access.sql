-- Who opened the record of a client: one row for each person, client and hour. `is_as_client`: with the view of the client.
create table client_accesses (
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null,
  hour timestamptz not null check (date_bin('1 hour', hour, timestamptz '2000-01-01 00:00+00') = hour),
  membership_id uuid not null,
  is_as_client boolean not null,
  primary key (account_id, client_id, hour, membership_id, is_as_client),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, membership_id) references memberships on delete cascade
);
create index client_accesses_by_membership on client_accesses (account_id, membership_id);
create index client_accesses_by_age on client_accesses (hour);
call enable_account_rls('client_accesses');
-- Of all accounts, which row-level security hides from the nightly job.
create function delete_old_client_accesses() returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from client_accesses where hour < now() - interval '2 years'
$$;
revoke execute on function delete_old_client_accesses from public;
grant execute on function delete_old_client_accesses to forma_app;

-- The session of a professional who looks at the app as this client sees it.
alter table sessions add viewed_client_id uuid,
  add foreign key (account_id, viewed_client_id) references clients on delete cascade;
create index sessions_of_viewed_client on sessions (account_id, viewed_client_id) where viewed_client_id is not null;

-- As before, except for a session with a viewed client: its caller is the client, its transaction is read-only, and it ends
-- when the professional no longer sees the client. A client without a login has the membership 0.
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
      when 'admin' then m.role = 'admin'
      when 'super admin' then u.is_super_admin
      when 'training school' then true
      else required_permission = any (coalesce(m.permissions, p.permissions))
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
