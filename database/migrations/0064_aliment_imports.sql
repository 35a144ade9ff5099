-- Imports of composition tables, product databases and own tables. Only the owner of the database writes and reads them.

-- The edition that the numbers come from; empty for the catalogue of the product, which replaces only its own numbers.
alter table system_aliments add edition text not null default '' check (length(edition) <= 80);

-- Allergens of the source that are none of the fourteen of Regulation (EU) 1169/2011, as the source writes them, separated by commas.
alter table system_aliments add other_allergens text not null default '' check (length(other_allergens) <= 500);
alter table aliments add other_allergens text not null default '' check (length(other_allergens) <= 500);

-- Foods of the account by the row of the table they were imported from.
create unique index aliments_imported on aliments (account_id, source_ref) where source = 'import';

create table aliment_imports (
  -- Of the content of the file and of where the foods go, so that an interrupted import of the same file continues.
  fingerprint text primary key,
  file_name text not null,
  -- Null: the library.
  account_name text,
  source text not null,
  edition text not null,
  licence text not null,
  citation text not null,
  -- Foods of the file that are done, stored or not.
  foods_read integer not null default 0 check (foods_read >= 0),
  foods_stored integer not null default 0 check (foods_stored >= 0),
  rejected integer not null default 0 check (rejected >= 0),
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

-- The allergens that are known with those that a source states now. None is taken away, and none becomes weaker than `contains`.
create function merged_allergens(known jsonb, stated jsonb) returns jsonb language sql immutable strict parallel safe
  return known || stated || coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(known) where value = '"contains"'::jsonb), '{}'::jsonb);
