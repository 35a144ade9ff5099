-- What a membership is told. Names are stored as they were when it happened; the text is composed in the reader's language.
create table notifications (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  membership_id uuid not null,
  kind text not null check (kind ~ '^[a-z_]+$'),
  -- The record that the notification opens: a workout, a program, a client.
  subject_id uuid not null,
  -- What happened: a membership is told of the same thing once.
  occurrence text not null check (length(occurrence) <= 120),
  client_id uuid,
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  -- False when the membership wants this kind by push or mail only: then it is not in the list.
  is_in_app boolean not null,
  read_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (account_id, id),
  foreign key (account_id, membership_id) references memberships on delete cascade,
  foreign key (account_id, client_id) references clients on delete cascade
);
create unique index notifications_once on notifications (account_id, membership_id, kind, occurrence);
create index notifications_newest on notifications (account_id, membership_id, created_at desc, id desc) where is_in_app;
create index notifications_unread on notifications (account_id, membership_id, created_at desc) where is_in_app and read_at is null;
create index notifications_of_client on notifications (account_id, client_id, membership_id, created_at desc);
create index notifications_of_subject on notifications (account_id, subject_id);
create index notifications_by_age on notifications (account_id, created_at);
call enable_account_rls('notifications');

-- Push and mail of each notification: when it is due or, afterwards, what became of it and why.
create table notification_deliveries (
  account_id uuid not null references accounts on delete cascade,
  notification_id uuid not null,
  channel text not null check (channel in ('push', 'mail')),
  due_at timestamptz,
  -- Quiet hours have postponed it.
  is_held boolean not null default false,
  outcome text check (outcome in ('sent', 'read', 'muted', 'active', 'off', 'no_device', 'dead_device', 'rejected', 'expired')),
  decided_at timestamptz,
  primary key (account_id, notification_id, channel),
  foreign key (account_id, notification_id) references notifications on delete cascade,
  check ((due_at is null) = (outcome is not null)),
  check ((decided_at is null) = (outcome is null))
);
create index notification_deliveries_due on notification_deliveries (account_id, due_at) where due_at is not null;
create index notification_deliveries_due_anywhere on notification_deliveries (due_at, account_id) where due_at is not null;
call enable_account_rls('notification_deliveries');

-- Settings that the account has chosen for everybody, and a membership for itself. A key that is missing is not chosen.
create table notification_defaults (
  account_id uuid primary key references accounts on delete cascade,
  choices jsonb not null check (jsonb_typeof(choices) = 'object')
);
call enable_account_rls('notification_defaults');

create table notification_settings (
  account_id uuid not null references accounts on delete cascade,
  membership_id uuid not null,
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  primary key (account_id, membership_id),
  foreign key (account_id, membership_id) references memberships on delete cascade
);
call enable_account_rls('notification_settings');

-- Accounts with deliveries that are due, which row-level security hides from the job that runs every minute.
create function accounts_with_due_notifications(at timestamptz) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct account_id from notification_deliveries where due_at <= at
$$;
revoke execute on function accounts_with_due_notifications from public;
grant execute on function accounts_with_due_notifications to forma_app;

-- All accounts, for the jobs that run every night for each of them.
create function all_account_ids() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from accounts
$$;
revoke execute on function all_account_ids from public;
grant execute on function all_account_ids to forma_app;

-- Unread notifications of a person in all accounts: the number on the icon of the app.
create function unread_notifications_of(person uuid) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from memberships_of(person) m
    join notifications n on n.account_id = m.account_id and n.membership_id = m.id
  where n.is_in_app and n.read_at is null
$$;
revoke execute on function unread_notifications_of from public;
grant execute on function unread_notifications_of to forma_app;

-- Clients read their notifications and choose what they are told.
update role_permissions
set permissions = permissions || array['view notifications', 'update notifications'] where role = 'client';
