-- Terms of use and privacy notice of an account, one row for each published version. Without a row the standard text applies.
create table studio_documents (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null check (version > 0),
  text text not null check (length(text) between 1 and 50000),
  published_at timestamptz not null default now(),
  primary key (account_id, kind, version)
);
call enable_account_rls('studio_documents');
revoke update, delete on studio_documents from forma_app;

-- One row for each decision of a client on a purpose; the newest one applies. Rows are never changed.
alter table consents rename column agreed_at to decided_at;
alter table consents add column is_given boolean not null default true;
alter table consents drop constraint consents_kind_check;
alter table consents add check (kind in ('health_data', 'terms', 'photos', 'advertising', 'automatic_messages'));
drop index consents_of_client;
create index consents_of_client on consents (account_id, client_id, kind, decided_at desc, id desc);
revoke update, delete on consents from forma_app;
