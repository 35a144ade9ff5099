-- The response of a call that was sent with an `Idempotency-Key`, written in the transaction of the call. A repeat with
-- the same key gets it instead of running again.
create table idempotency_keys (
  account_id uuid not null references accounts on delete cascade,
  user_id uuid not null references users on delete cascade,
  key text not null check (length(key) between 1 and 200),
  -- SHA-256 of the route and its parsed request: a key stands for one request.
  request_hash bytea not null,
  -- JSON as it was sent. Null only within the transaction that runs the call.
  response text,
  created_at timestamptz not null default now(),
  primary key (account_id, user_id, key)
);
create index idempotency_keys_of_user on idempotency_keys (user_id);
create index idempotency_keys_by_age on idempotency_keys (created_at);
call enable_account_rls('idempotency_keys');

-- Of all accounts, which row-level security hides from the nightly job.
create function delete_old_idempotency_keys() returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from idempotency_keys where created_at < now() - interval '24 hours'
$$;
revoke execute on function delete_old_idempotency_keys from public;
grant execute on function delete_old_idempotency_keys to forma_app;

-- A save of a whole record names the version it was opened with, and increments it.
alter table users add column version integer not null default 1 check (version > 0);
alter table accounts add column version integer not null default 1 check (version > 0);
alter table clients add column version integer not null default 1 check (version > 0);
alter table client_types add column version integer not null default 1 check (version > 0);
alter table groups add column version integer not null default 1 check (version > 0);
alter table folders add column version integer not null default 1 check (version > 0);
alter table exercises add column version integer not null default 1 check (version > 0);
alter table system_exercises add column version integer not null default 1 check (version > 0);
