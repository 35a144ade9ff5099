-- Super admins have no account: the key of a call of theirs has none either.
alter table idempotency_keys
  drop constraint idempotency_keys_pkey,
  alter account_id drop not null,
  add unique nulls not distinct (account_id, user_id, key);
drop policy account on idempotency_keys;
create policy account on idempotency_keys
  using (account_id is not distinct from (select current_account()))
  with check (account_id is not distinct from (select current_account()));
