-- Persons, accounts (tenants) and what ties them together. Identity stands outside row-level security:
-- a login happens before an account is known.

create function current_account() returns uuid language sql stable
  return nullif(current_setting('app.account', true), '')::uuid;

-- Makes a table the account's own: only the current account's rows exist for the application's role.
create procedure protect_by_account(name regclass) language plpgsql as $$
begin
  execute format('alter table %s alter account_id set default current_account()', name);
  execute format('alter table %s enable row level security', name);
  execute format('create policy account on %s using (account_id = (select current_account())) with check (account_id = (select current_account()))', name);
  execute format('grant select, insert, update, delete on %s to forma_app', name);
end $$;

create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text,
  locale text not null default 'it' check (locale in ('it', 'en')),
  is_super_admin boolean not null default false,
  created_at timestamptz not null default now()
);
grant select, insert, update on users to forma_app;

-- What a coach pays, by the number of active clients. Null: no limit, no list price.
create table payment_plans (
  id text primary key,
  position integer not null,
  max_clients integer,
  month_cents integer,
  year_cents integer
);
grant select on payment_plans to forma_app;
insert into payment_plans values
  ('free', 1, 5, 0, 0), ('15', 2, 15, 1900, 19000), ('30', 3, 30, 2900, 29000), ('50', 4, 50, 3900, 39000),
  ('100', 5, 100, 4900, 49000), ('300', 6, 300, 7900, 79000), ('enterprise', 7, null, null, null);

create table accounts (
  id uuid primary key,
  name text not null,
  main_color text,
  logo_file_id uuid,
  time_zone text not null default 'Europe/Rome',
  is_test boolean not null default false,
  payment_plan_id text not null default 'free' references payment_plans,
  trial_ends_at timestamptz not null,
  created_at timestamptz not null default now()
);
alter table accounts enable row level security;
create policy account on accounts using (id = (select current_account())) with check (id = (select current_account()));
grant select, insert, update on accounts to forma_app;

create table role_permissions (
  role text primary key,
  permissions text[] not null
);
grant select on role_permissions to forma_app;

insert into role_permissions
select role, array_agg(verb || ' ' || noun order by noun, verb)
from (
  select role, noun, verb
  from (values ('view'), ('create'), ('update'), ('delete')) verbs(verb),
    (values
      ('admin', array['home', 'clients', 'programs', 'workouts', 'exercises', 'chats', 'reminders', 'surveys',
        'reservations', 'groups', 'aliments', 'meal plans', 'macros', 'recipes', 'visits', 'micronutrients',
        'workout packages', 'subscriptions', 'notices', 'storefronts', 'notifications']),
      ('coach', array['home', 'clients', 'programs', 'workouts', 'exercises', 'chats', 'reminders', 'surveys',
        'reservations', 'groups', 'notifications']),
      ('nutritionist', array['home', 'clients', 'aliments', 'meal plans', 'macros', 'recipes', 'visits',
        'micronutrients', 'chats', 'reminders', 'surveys', 'reservations', 'groups', 'notifications']),
      ('client', array['own training'])
    ) matrix(role, nouns), unnest(nouns) noun
  union all
  select role, 'notices', 'view' from (values ('coach'), ('nutritionist')) readers(role)
) rows
group by role;

create table memberships (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  user_id uuid not null references users,
  role text not null check (role in ('admin', 'coach', 'nutritionist', 'client')),
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, user_id)
);
create index memberships_of_user on memberships (user_id);
call protect_by_account('memberships');

create table training_school_users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
grant select on training_school_users to forma_app;

-- Opaque tokens: only their SHA-256 is kept. A session belongs to one strategy and never serves the other.
create table sessions (
  token_hash bytea primary key,
  strategy text not null check (strategy in ('local', 'training_school')),
  user_id uuid references users on delete cascade,
  training_school_user_id uuid references training_school_users on delete cascade,
  account_id uuid,
  membership_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (account_id, membership_id) references memberships on delete cascade,
  check ((strategy = 'local') = (user_id is not null)),
  check ((strategy = 'training_school') = (training_school_user_id is not null))
);
create index sessions_of_user on sessions (user_id);
create index sessions_of_membership on sessions (account_id, membership_id);
create index sessions_by_end on sessions (expires_at);
grant select, insert, update, delete on sessions to forma_app;

-- Attempts of one address or at one e-mail since `since`; the count starts again when the window is over.
create table throttles (
  key text primary key,
  attempts integer not null,
  since timestamptz not null
);
grant select, insert, update, delete on throttles to forma_app;

create table files (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  storage_key text not null,
  media_type text not null,
  size_bytes bigint not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
call protect_by_account('files');
alter table accounts add foreign key (id, logo_file_id) references files (account_id, id) on delete set null (logo_file_id);

-- Mails that have no SMTP server to go to.
create table outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index outbox_newest on outbox (created_at desc);
grant select, insert, delete on outbox to forma_app;

-- Values that every process of this installation shares, such as the key that signs file tickets.
create table if not exists installation (
  name text primary key,
  value text not null
);
