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

-- The open link with which a person may ask to become a client of the account. Not a secret: it is shown to the team again.
create table registration_links (
  account_id uuid primary key references accounts on delete cascade,
  token text not null unique check (length(token) between 20 and 100),
  is_on boolean not null default true,
  renewed_at timestamptz not null default now()
);
call enable_account_rls('registration_links');

-- The account of an open link that is switched on. Before a login row-level security hides the row.
create function account_of_registration_link(link_token text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select l.account_id from registration_links l join accounts a on a.id = l.account_id
  where l.token = link_token and l.is_on and a.delete_after is null
$$;
revoke execute on function account_of_registration_link from public;
grant execute on function account_of_registration_link to forma_app;

-- `applicant`: a person who used the open link; the client is created when the mailed link is opened.
do $$
declare of_payload text;
begin
  select conname into strict of_payload from pg_constraint
  where conrelid = 'one_time_links'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%payload IS NOT NULL%';
  execute format('alter table one_time_links drop constraint %I', of_payload);
end $$;
alter table one_time_links add constraint payload_of_link
  check ((kind in ('applicant', 'coach', 'email')) = (payload is not null));
alter table one_time_links drop constraint one_time_links_kind;
alter table one_time_links add constraint one_time_links_kind
  check (kind in ('applicant', 'client', 'coach', 'collaborator', 'email', 'reset', 'set'));
