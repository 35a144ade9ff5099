-- What an account measures beside the built-in types, which are in the code of the area `metrics`.
create table metric_types (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  unit text not null check (unit in ('kg', 'cm', 'mm', '%', 'steps', 'ohm', 'kcal', 'l', 'bpm', 'min', 'h', 'points')),
  decimals smallint not null check (decimals between 0 and 2),
  direction text not null check (direction in ('up', 'down', 'range', 'none')),
  -- No longer offered; its values stay.
  is_archived boolean not null default false,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create unique index metric_types_by_name on metric_types (account_id, lower(name));
call enable_account_rls('metric_types');

-- Every measured value of a client, whatever it comes from. A value that is not known has no row.
create table measurements (
  account_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  -- A built-in type, or one of the account.
  type text check (type ~ '^[a-z][a-z0-9_]{1,39}$'),
  own_type_id uuid,
  -- In the canonical unit of the type.
  value numeric(12, 4) not null check (value between -1000 and 1000000),
  -- As it was typed, for the display of this value only.
  entered_unit text not null check (length(entered_unit) between 1 and 12),
  entered_text text not null check (length(entered_text) between 1 and 24),
  measured_at timestamptz not null,
  -- The day on the calendar of whoever measured, and their time zone.
  local_day date not null check (local_day between '1900-01-01' and '2199-12-31'),
  time_zone text not null check (length(time_zone) between 1 and 60),
  source text not null check (source in ('visit', 'metric', 'weight', 'progress', 'answer', 'workout', 'import')),
  -- The record of that source, such as the visit. What was typed together has one.
  source_id uuid not null,
  -- The professional who measured; null for a client, or after the professional has left.
  author_id uuid,
  is_by_client boolean not null,
  -- The formula of a result, the way of measuring.
  method text check (length(method) between 1 and 60),
  device text check (length(device) between 1 and 120),
  side text check (side in ('R', 'L', 'mean')),
  -- The single readings, in the canonical unit.
  takes jsonb check (jsonb_typeof(takes) = 'array' and jsonb_array_length(takes) between 1 and 10),
  note text not null default '' check (length(note) <= 500),
  disputed_at timestamptz,
  dispute_note text check (length(dispute_note) <= 500),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, own_type_id) references metric_types,
  foreign key (account_id, author_id) references memberships on delete set null (author_id),
  check (num_nonnulls(type, own_type_id) = 1),
  check (not is_by_client or author_id is null),
  check (dispute_note is null or disputed_at is not null),
  check (type <> 'weight' or value between 20 and 350),
  check (type <> 'height' or value between 50 and 250),
  check (type not in ('fat_mass', 'lean_mass', 'hydration') or value between 1 and 99),
  check (type not like '%\_fold' or value between 1 and 120),
  -- Saving again changes the values of a source and never adds them a second time.
  constraint one_value_of_source
    unique nulls not distinct (account_id, client_id, source, source_id, type, own_type_id, side)
);
-- The chart of one type, and the latest values of a client.
create index measurements_by_day on measurements (account_id, client_id, type, local_day desc, measured_at desc, id);
create index measurements_of_own_type on measurements (account_id, own_type_id, client_id, local_day desc)
  where own_type_id is not null;
create index measurements_of_author on measurements (account_id, author_id) where author_id is not null;
create index disputed_measurements on measurements (account_id, client_id) where disputed_at is not null;
call enable_account_rls('measurements');

-- What is followed for a client, with the goal. Measured types are followed by themselves.
create table client_metrics (
  account_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  type text check (type ~ '^[a-z][a-z0-9_]{1,39}$'),
  own_type_id uuid,
  -- False: hidden from the list, until a value is added.
  is_followed boolean not null default true,
  -- Both null without a goal, equal for a single value; one of them null for a range that is open on that side.
  goal_from numeric(12, 4) check (goal_from between -1000 and 1000000),
  goal_to numeric(12, 4) check (goal_to between -1000 and 1000000),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, own_type_id) references metric_types on delete cascade,
  check (num_nonnulls(type, own_type_id) = 1),
  check (goal_from <= goal_to),
  constraint one_metric_of_client unique nulls not distinct (account_id, client_id, type, own_type_id)
);
create index client_metrics_of_own_type on client_metrics (account_id, own_type_id) where own_type_id is not null;
call enable_account_rls('client_metrics');

-- The numbers of a type mean something else with another unit, so a type that has values keeps it.
create function keep_used_metric_type() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.unit, new.decimals, new.direction) is distinct from (old.unit, old.decimals, old.direction) and exists (
    select from measurements where account_id = old.account_id and own_type_id = old.id
  ) then
    raise exception 'keep_used_metric_type: type % has values', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger keep_used_metric_type before update on metric_types
  for each row execute function keep_used_metric_type();
