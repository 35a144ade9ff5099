-- Daily targets of energy and macronutrients. Without a client a macro is a template; with one it is that client's copy, which
-- remembers its template and applies until the next one starts.
create table macros (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  note text not null default '' check (length(note) <= 2000),
  -- By kind of day, `{day, training, rest}`: what was typed, and the targets computed from it.
  entries jsonb not null check (jsonb_typeof(entries) = 'object'),
  targets jsonb not null check (jsonb_typeof(targets) = 'object'),
  -- The formula and the data from which the energy was computed; null for typed numbers.
  energy jsonb check (jsonb_typeof(energy) = 'object'),
  -- Of every day, or of a training day.
  calories double precision not null generated always as (
    (coalesce(nullif(targets -> 'day', 'null'), targets -> 'training') ->> 'calories')::double precision) stored,
  client_id uuid,
  template_id uuid,
  starts_on date,
  -- The day before the next macro of the client starts, or `infinity`.
  ends_on date,
  assignment_note text not null default '' check (length(assignment_note) <= 2000),
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, template_id) references macros on delete set null (template_id),
  foreign key (account_id, created_by) references memberships on delete set null (created_by),
  check ((client_id is null) = (starts_on is null)),
  check ((client_id is null) = (ends_on is null)),
  check (starts_on <= ends_on)
);
create index macro_templates_by_change on macros (account_id, updated_at desc, id) where client_id is null;
create index macro_templates_by_title on macros (account_id, lower(title), id) where client_id is null;
create index macro_templates_by_calories on macros (account_id, calories, id) where client_id is null;
create unique index macros_of_client on macros (account_id, client_id, starts_on desc) where client_id is not null;
create index macros_of_template on macros (account_id, template_id) where template_id is not null;
create index macros_of_author on macros (account_id, created_by) where created_by is not null;
call enable_account_rls('macros');
