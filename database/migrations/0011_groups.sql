-- Clients gathered under a name, for programs, bookings, notices and surveys.
create table groups (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index groups_by_name on groups (account_id, lower(name));
call protect_by_account('groups');

create table group_clients (
  account_id uuid not null,
  group_id uuid not null,
  client_id uuid not null,
  primary key (account_id, group_id, client_id),
  foreign key (account_id, group_id) references groups on delete cascade,
  foreign key (account_id, client_id) references clients on delete cascade
);
create index group_clients_of_client on group_clients (account_id, client_id);
call protect_by_account('group_clients');
