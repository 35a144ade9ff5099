-- The photo of the label of a food.
alter table attachments
  add column aliment_id uuid,
  add foreign key (account_id, aliment_id) references aliments on delete cascade,
  drop constraint one_owner,
  add constraint one_owner
    check (num_nonnulls(exercise_id, system_exercise_id, completed_workout_id, notice_id, aliment_id) = 1),
  add constraint attachments_of_aliment exclude using btree (account_id with =, aliment_id with =, position with =)
    where (aliment_id is not null) deferrable;

-- Reference intakes that an account entered itself. Those of the authorities are in a catalogue.
create table reference_intakes (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  nutrient text not null check (nutrient ~ '^[a-z0-9_]{1,40}$'),
  kind text not null check (kind in ('AR', 'PRI', 'AI', 'UL', 'SDT', 'RI')),
  sex text check (sex in ('male', 'female')),
  -- Whole years, both included; no upper bound when null.
  age_from smallint not null check (age_from between 0 and 120),
  age_to smallint check (age_to between age_from and 120),
  state text check (state in ('pregnant', 'lactating', 'premenopausal', 'postmenopausal')),
  lower double precision check (lower >= 0),
  upper double precision check (upper >= 0),
  unit text not null check (unit in ('kcal', 'g', 'mg', 'µg', '%')),
  per text not null check (per in ('day', 'kg', '1000 kcal', 'MJ', 'energy')),
  applies_to text not null default 'total' check (applies_to in ('total', 'added')),
  check (num_nonnulls(lower, upper) > 0 and coalesce(lower <= upper, true)),
  check ((per = 'energy') = (unit = '%')),
  primary key (account_id, id)
);
call enable_account_rls('reference_intakes');

-- Which reference intakes are used: what the account chose for all clients, and for single ones.
create table reference_settings (
  account_id uuid primary key references accounts on delete cascade,
  choices jsonb not null check (jsonb_typeof(choices) = 'object')
);
call enable_account_rls('reference_settings');

create table client_reference_settings (
  account_id uuid not null,
  client_id uuid not null,
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  primary key (account_id, client_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
call enable_account_rls('client_reference_settings');
