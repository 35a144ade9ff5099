-- Visits: what a professional asks, measures and decides about a client on one day. Each is one document; what lists show is
-- repeated in columns. The values of completed visits are rows of `measurements` too.
create table visits (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  client_id uuid not null,
  version integer not null default 1 check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid,
  saved_at timestamptz not null default now(),
  -- Made by the editor that saved last: a tab whose response was lost recognizes its own save.
  save_id uuid,
  session_started_at timestamptz not null default now(),
  taken_on date not null check (taken_on between '1900-01-01' and '2199-12-31'),
  measurement_type text not null check (measurement_type in ('FOLDS', 'BIA', 'MANUAL')),
  weight_kg numeric(6, 2) check (weight_kg > 0),
  -- Computed when the visit was completed; null: not known.
  fat_mass_perc numeric(5, 2) check (fat_mass_perc between -100 and 200),
  bmr numeric(8, 2) check (bmr between -10000 and 20000),
  -- Null for a draft. A reopened visit is a draft whose values stay until it is completed again.
  completed_at timestamptz,
  completed_by uuid,
  reopened_at timestamptz,
  reopen_reason text check (length(reopen_reason) between 1 and 500),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, saved_by) references memberships on delete set null (saved_by),
  foreign key (account_id, completed_by) references memberships on delete set null (completed_by),
  foreign key (account_id, created_by) references memberships on delete set null (created_by),
  check (num_nulls(reopened_at, reopen_reason) in (0, 2))
);
create index visits_by_day on visits (account_id, taken_on desc, id);
create index visits_of_client on visits (account_id, client_id, taken_on desc, id);
create index visits_by_author on visits (account_id, created_by) where created_by is not null;
create index visits_saved_by on visits (account_id, saved_by) where saved_by is not null;
create index visits_completed_by on visits (account_id, completed_by) where completed_by is not null;
call enable_account_rls('visits');
call create_document_tables('visits');
