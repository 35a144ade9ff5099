-- What clients report of their days: meals, water, and what they bought. Written by devices that may be without a connection for
-- days: of two reports about the same thing the one that was made later is stored.
create table meal_entries (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  eaten_on date not null,
  -- The published version that the meal belongs to; null after it was deleted.
  published_id uuid,
  meal_id uuid not null,
  state text not null check (state in ('planned', 'as_planned', 'swapped', 'skipped', 'free')),
  -- What was eaten instead of components, with a copy of each food.
  swaps jsonb not null default '[]' check (jsonb_typeof(swaps) = 'array'),
  note text not null default '' check (length(note) <= 1000),
  logged_at timestamptz not null,
  -- The professional who reported it; null: the client.
  reported_by uuid,
  -- When something to read arrived; null when there is nothing, or it was read.
  new_at timestamptz,
  primary key (account_id, id),
  unique (account_id, client_id, eaten_on, meal_id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, published_id) references published_meal_plans on delete set null (published_id),
  foreign key (account_id, reported_by) references memberships on delete set null (reported_by)
);
create index meal_entries_new on meal_entries (account_id, client_id) where new_at is not null;
create index meal_entries_of_published on meal_entries (account_id, published_id) where published_id is not null;
create index meal_entries_of_professional on meal_entries (account_id, reported_by) where reported_by is not null;
call enable_account_rls('meal_entries');

create table drinks (
  account_id uuid not null,
  client_id uuid not null,
  -- Made by the device.
  id uuid not null,
  drunk_on date not null,
  -- 0: removed.
  ml smallint not null check (ml between 0 and 3000),
  logged_at timestamptz not null,
  primary key (account_id, client_id, id),
  foreign key (account_id, client_id) references clients on delete cascade
);
create index drinks_by_day on drinks (account_id, client_id, drunk_on);
call enable_account_rls('drinks');

create table shopping_lists (
  account_id uuid not null,
  client_id uuid not null,
  from_on date not null,
  day_count smallint not null check (day_count between 1 and 14),
  persons smallint not null check (persons between 1 and 12),
  chosen_at timestamptz not null,
  primary key (account_id, client_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
call enable_account_rls('shopping_lists');

create table shopping_ticks (
  account_id uuid not null,
  client_id uuid not null,
  -- Of the library or an own one.
  aliment_id uuid not null,
  is_ticked boolean not null,
  ticked_at timestamptz not null,
  primary key (account_id, client_id, aliment_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
call enable_account_rls('shopping_ticks');

-- Pictures of meals.
alter table attachments
  add column meal_entry_id uuid,
  add foreign key (account_id, meal_entry_id) references meal_entries on delete cascade,
  add constraint attachments_of_meal_entry exclude using btree (account_id with =, meal_entry_id with =, position with =)
    where (meal_entry_id is not null) deferrable;

-- An attachment has one owner among all columns that refer to one.
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
