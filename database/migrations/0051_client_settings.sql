-- What the account chose for all clients, and for single ones.
create table client_setting_defaults (
  account_id uuid primary key references accounts on delete cascade,
  choices jsonb not null check (jsonb_typeof(choices) = 'object')
);
call enable_account_rls('client_setting_defaults');

create table client_settings (
  account_id uuid not null,
  client_id uuid not null,
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  primary key (account_id, client_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
call enable_account_rls('client_settings');
