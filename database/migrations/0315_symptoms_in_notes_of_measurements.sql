-- Notes of a client beside measurements or progress photos, and beside a value that they report as wrong, that name pain or a symptom, as the
-- server recognises it when they are written. A note stays to be read when it is reworded or its record is deleted. Notes that were written before
-- this migration are not among them.
create table measurement_symptoms (
  account_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  source text not null check (source in ('measurement', 'dispute', 'photos')),
  record_id uuid not null,
  day date not null,
  note text not null check (note <> ''),
  written_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade
);
create unique index measurement_symptoms_once on measurement_symptoms (account_id, client_id, record_id, md5(note));
call enable_account_rls('measurement_symptoms');

-- Which professional has read such a note: it is to be read for each of them.
create table measurement_symptom_readers (
  account_id uuid not null,
  symptom_id uuid not null,
  membership_id uuid not null,
  read_at timestamptz not null default now(),
  primary key (account_id, symptom_id, membership_id),
  foreign key (account_id, symptom_id) references measurement_symptoms on delete cascade,
  foreign key (account_id, membership_id) references memberships on delete cascade
);
create index measurement_symptom_readers_of_membership on measurement_symptom_readers (account_id, membership_id);
call enable_account_rls('measurement_symptom_readers');
