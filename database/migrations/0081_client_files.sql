-- Files that a client and the professionals give each other. A file given again under its name is a new version.
create table client_files (
  account_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  is_by_client boolean not null,
  -- For the professionals only.
  is_private boolean not null default false,
  created_at timestamptz not null default now(),
  -- When the newest version was added.
  changed_at timestamptz not null default now(),
  primary key (account_id, id),
  check (not (is_by_client and is_private)),
  foreign key (account_id, client_id) references clients on delete cascade
);
create unique index client_files_by_name on client_files (account_id, client_id, is_by_client, is_private, lower(name));
create index client_files_newest on client_files (account_id, client_id, changed_at desc, id desc);
call enable_account_rls('client_files');

create table client_file_versions (
  account_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  number smallint not null check (number between 1 and 50),
  -- The professional who added it; null: the client.
  author_id uuid,
  added_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, file_id, number),
  foreign key (account_id, file_id) references client_files on delete cascade,
  foreign key (account_id, author_id) references memberships on delete set null (author_id)
);
create index client_file_versions_of_author on client_file_versions (account_id, author_id) where author_id is not null;
call enable_account_rls('client_file_versions');

-- Who opened a version, and when first.
create table client_file_views (
  account_id uuid not null,
  version_id uuid not null,
  membership_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, version_id, membership_id),
  foreign key (account_id, version_id) references client_file_versions on delete cascade,
  foreign key (account_id, membership_id) references memberships on delete cascade
);
create index client_file_views_of_member on client_file_views (account_id, membership_id);
call enable_account_rls('client_file_views');

alter table attachments
  add column client_file_version_id uuid,
  add foreign key (account_id, client_file_version_id) references client_file_versions on delete cascade,
  add constraint attachments_of_client_file_version
    exclude using btree (account_id with =, client_file_version_id with =, position with =)
    where (client_file_version_id is not null) deferrable;

do $$
declare
  owners text;
begin
  select string_agg(distinct quote_ident(attname), ', ') into owners
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where conrelid = 'attachments'::regclass and contype = 'f' and attname <> 'account_id';
  execute 'alter table attachments drop constraint one_owner, add constraint one_owner check (num_nonnulls(' || owners || ') = 1)';
end
$$;
