-- What a studio tells all of its clients, or those of some types and groups.
create table notices (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  text text not null check (length(text) between 1 and 5000),
  -- Null: a draft. In the future: scheduled.
  publishes_at timestamptz,
  -- The time on the clock of the account that was chosen for `publishes_at`; null when it was published at once.
  publish_on date,
  publish_time text check (publish_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- The time zone of the account when the notice was saved.
  time_zone text not null check ((timestamptz '2000-01-01' at time zone time_zone) is not null),
  -- The last day on which clients see it.
  expires_on date,
  audience text not null check (audience in ('all', 'chosen')),
  must_confirm boolean not null default false,
  sends_push boolean not null default false,
  -- Incremented to show the notice again: a confirmation of an earlier edition no longer counts.
  edition integer not null default 1 check (edition > 0),
  -- The edition that was announced to its recipients; one job does it.
  announced_edition integer,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (account_id, id),
  check ((publish_on is null) = (publish_time is null))
);
create index notices_by_publication on notices (account_id, publishes_at desc, id desc);
call enable_account_rls('notices');

-- The client types and groups of a notice whose audience is chosen. Who belongs to them is read when the notice is shown.
create table notice_audiences (
  account_id uuid not null,
  notice_id uuid not null,
  client_type_id uuid,
  group_id uuid,
  foreign key (account_id, notice_id) references notices on delete cascade,
  foreign key (account_id, client_type_id) references client_types on delete cascade,
  foreign key (account_id, group_id) references groups on delete cascade,
  check (num_nonnulls(client_type_id, group_id) = 1),
  unique nulls not distinct (account_id, notice_id, client_type_id, group_id)
);
create index notice_audiences_of_type on notice_audiences (account_id, client_type_id);
create index notice_audiences_of_group on notice_audiences (account_id, group_id);
call enable_account_rls('notice_audiences');

-- Clients who confirmed that they have read a notice.
create table notice_reads (
  account_id uuid not null,
  notice_id uuid not null,
  client_id uuid not null,
  edition integer not null check (edition > 0),
  read_at timestamptz not null default now(),
  primary key (account_id, notice_id, client_id),
  foreign key (account_id, notice_id) references notices on delete cascade,
  foreign key (account_id, client_id) references clients on delete cascade
);
create index notice_reads_of_client on notice_reads (account_id, client_id);
call enable_account_rls('notice_reads');

-- The picture of a notice.
alter table attachments
  add column notice_id uuid,
  add foreign key (account_id, notice_id) references notices on delete cascade,
  drop constraint one_owner,
  add constraint one_owner check (num_nonnulls(exercise_id, system_exercise_id, completed_workout_id, notice_id) = 1),
  add constraint attachments_of_notice exclude using btree (account_id with =, notice_id with =, position with =)
    where (notice_id is not null) deferrable;

-- A client reads the noticeboard and confirms what they have read.
update role_permissions set permissions = (
  select array_agg(permission order by permission)
  from unnest(permissions || array['view own notices', 'update own notices']) permission
) where role = 'client';
