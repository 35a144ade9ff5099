-- Permissions edited for one collaborator; null: those of the role. A deactivated membership stays, because records name it,
-- but gives no access. `is_name_hidden`: clients read the admin's name instead.
alter table memberships
  add permissions text[],
  add is_name_hidden boolean not null default false,
  add deactivated_at timestamptz,
  add version integer not null default 1 check (version > 0),
  add constraint only_collaborators_are_limited
    check (role in ('coach', 'nutritionist') or (permissions is null and not is_name_hidden and deactivated_at is null));
create index memberships_of_team on memberships (account_id, role, created_at, id) where role <> 'client';

-- Every account has an admin. The check waits for concurrent changes of the same account, so of two admins who demote each
-- other only the first succeeds.
create function require_admin() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from accounts where id = old.account_id for no key update;
  if found and not exists (select from memberships where account_id = old.account_id and role = 'admin') then
    raise exception 'require_admin: account % has no admin', old.account_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger require_admin after update of role on memberships for each row
  when (old.role = 'admin' and new.role <> 'admin') execute function require_admin();
create trigger require_admin_on_delete after delete on memberships for each row
  when (old.role = 'admin') execute function require_admin();

-- The name of a professional as clients read it.
create function name_for_clients(membership uuid) returns text language sql stable as $$
  select case when not m.is_name_hidden then u.name else (
    select admin.name from memberships a join users admin on admin.id = a.user_id
    where a.account_id = m.account_id and a.role = 'admin' order by a.created_at, a.id limit 1) end
  from memberships m join users u on u.id = m.user_id
  where m.id = membership
$$;

create table collaborator_invitations (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email)),
  name text not null check (length(name) between 1 and 120),
  role text not null check (role in ('coach', 'nutritionist')),
  permissions text[],
  is_name_hidden boolean not null default false,
  invited_by uuid not null,
  sent_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, email),
  foreign key (account_id, invited_by) references memberships on delete cascade
);
create index collaborator_invitations_by on collaborator_invitations (account_id, invited_by);
call enable_account_rls('collaborator_invitations');

-- The link of an invitation ends with it.
alter table one_time_links add invitation_id uuid,
  add foreign key (account_id, invitation_id) references collaborator_invitations on delete cascade;
create index links_of_invitation on one_time_links (account_id, invitation_id) where invitation_id is not null;
do $$
declare kinds text;
begin
  select conname into strict kinds from pg_constraint
  where conrelid = 'one_time_links'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%kind = ANY%ARRAY%client%coach%email%reset%set%';
  execute format('alter table one_time_links drop constraint %I', kinds);
end $$;
alter table one_time_links
  add constraint one_time_links_kind check (kind in ('client', 'coach', 'collaborator', 'email', 'reset', 'set')),
  add constraint link_of_invitation check ((kind = 'collaborator') = (invitation_id is not null));

-- An admin offers the account to a collaborator, who accepts or declines. `former_role`: what the admin becomes.
create table ownership_requests (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  former_role text not null check (former_role in ('admin', 'coach', 'nutritionist')),
  requested_at timestamptz not null default now(),
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn')),
  answered_at timestamptz check ((answered_at is null) = (outcome is null)),
  primary key (account_id, id),
  foreign key (account_id, from_id) references memberships on delete cascade,
  foreign key (account_id, to_id) references memberships on delete cascade
);
create unique index one_open_ownership_request on ownership_requests (account_id) where outcome is null;
create index ownership_requests_from on ownership_requests (account_id, from_id);
create index ownership_requests_to on ownership_requests (account_id, to_id);
call enable_account_rls('ownership_requests');

-- What a removal handed over, for its undo: [{ kind, to, ids }]; `to` is null for records that were deleted.
create table collaborator_removals (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  membership_id uuid not null,
  removed_by uuid not null,
  removed_at timestamptz not null default now(),
  restored_at timestamptz,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  primary key (account_id, id),
  foreign key (account_id, membership_id) references memberships on delete cascade,
  foreign key (account_id, removed_by) references memberships on delete cascade
);
create unique index one_open_removal on collaborator_removals (account_id, membership_id) where restored_at is null;
create index collaborator_removals_of on collaborator_removals (account_id, membership_id, removed_at desc);
create index collaborator_removals_by on collaborator_removals (account_id, removed_by);
call enable_account_rls('collaborator_removals');

create index programs_of_creator on programs (account_id, created_by) where created_by is not null;

-- As before, except for the permissions and the end of a membership.
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
      else required_permission = any (coalesce(m.permissions, p.permissions))
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
    and m.deactivated_at is null
    and c.deactivated_at is null
    and (m.role is distinct from 'client' or c.id is not null);
  if found then
    perform set_config('app.account', coalesce(account_id::text, ''), true), set_config('app.role', coalesce(role, ''), true);
    return next;
  end if;
end $$;

create or replace function memberships_of(person uuid)
returns table (account_id uuid, id uuid, role text, account_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.account_id, m.id, m.role, a.name
  from memberships m
    join accounts a on a.id = m.account_id
    left join clients c on m.role = 'client' and c.account_id = m.account_id and c.membership_id = m.id
  where m.user_id = person and m.deactivated_at is null and c.deactivated_at is null
    and (m.role <> 'client' or c.id is not null)
  order by m.created_at desc
$$;
