-- A sample client is made up: nobody registers as it, and an account has at most one.
alter table clients
  add column is_sample boolean not null default false,
  add constraint sample_is_not_registered check (not is_sample or membership_id is null);
create unique index one_sample_client on clients (account_id) where is_sample;
