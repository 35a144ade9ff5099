create table client_types (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index client_types_by_name on client_types (account_id, lower(name));
call protect_by_account('client_types');

create table clients (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  membership_id uuid,
  collaborator_id uuid,
  client_type_id uuid,
  name text not null,
  email text not null check (email = lower(email)),
  phone text,
  gender text check (gender in ('male', 'female')),
  birth_date date,
  height_cm double precision,
  goal text,
  note text not null default '',
  locale text not null default 'it' check (locale in ('it', 'en')),
  subscription_end date,
  deactivated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, email),
  unique (account_id, membership_id),
  foreign key (account_id, membership_id) references memberships on delete set null (membership_id),
  foreign key (account_id, collaborator_id) references memberships on delete set null (collaborator_id),
  foreign key (account_id, client_type_id) references client_types on delete set null (client_type_id)
);
create index clients_by_name on clients (account_id, lower(name), id);
create index clients_of_collaborator on clients (account_id, collaborator_id);
create index clients_of_type on clients (account_id, client_type_id);
call protect_by_account('clients');

-- What a client agreed to, in which version of the text, when.
create table consents (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('health_data', 'terms')),
  text_version text not null,
  agreed_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade
);
create index consents_of_client on consents (account_id, client_id);
call protect_by_account('consents');

-- Single-use links sent by mail. The token is made when the mail is written, and only its hash is kept. `pending` is what
-- happens when the link is opened: a registration, a new address.
create table links (
  id uuid primary key,
  token_hash bytea unique,
  kind text not null check (kind in ('client', 'coach', 'email', 'reset', 'set')),
  user_id uuid references users on delete cascade,
  account_id uuid,
  client_id uuid,
  pending jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (account_id, client_id) references clients on delete cascade,
  check ((kind = 'client') = (client_id is not null)),
  check ((kind in ('email', 'reset', 'set')) = (user_id is not null)),
  check ((kind in ('coach', 'email')) = (pending is not null))
);
create index links_of_client on links (account_id, client_id);
create index links_of_user on links (user_id);
create index links_by_end on links (expires_at);
grant select, insert, update, delete on links to forma_app;
