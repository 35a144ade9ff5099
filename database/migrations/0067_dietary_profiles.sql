-- What a client must not or does not eat. Each save adds a version, so that it stays known who said what and when; the last
-- one applies.
create table dietary_profiles (
  account_id uuid not null,
  client_id uuid not null,
  version integer not null check (version > 0),
  profile jsonb not null check (jsonb_typeof(profile) = 'object'),
  changed_at timestamptz not null default now(),
  -- The professional who saved it; null when the client did.
  author_id uuid,
  is_by_client boolean not null,
  primary key (account_id, client_id, version),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, author_id) references memberships on delete set null (author_id)
);
create index dietary_profiles_of_author on dietary_profiles (account_id, author_id) where author_id is not null;
call enable_account_rls('dietary_profiles');
revoke update on dietary_profiles from forma_app;

-- A client reads and changes what concerns their own nutrition.
update role_permissions set permissions = (
  select array_agg(permission order by permission)
  from unnest(permissions || array['view own nutrition', 'create own nutrition', 'update own nutrition', 'delete own nutrition']) permission
) where role = 'client';
