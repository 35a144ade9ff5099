-- Meal plans: templates of the library, and copies of clients. Each is one document; what lists show is repeated in columns.

-- Contents that never change: what was published, and what a copy had when it was made or last updated from its template. Copies
-- of one assignment share theirs.
create table meal_plan_contents (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  primary key (account_id, id)
);
call enable_account_rls('meal_plan_contents');
revoke update on meal_plan_contents from forma_app;

create table meal_plans (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  version integer not null default 1 check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid,
  saved_at timestamptz not null default now(),
  -- Made by the editor that saved last: a tab whose response was lost recognizes its own save.
  save_id uuid,
  session_started_at timestamptz not null default now(),
  title text not null check (length(title) between 1 and 200),
  is_draft boolean not null,
  day_count smallint not null check (day_count between 0 and 31),
  duration smallint not null check (duration between 1 and 366),
  -- Of an average day; null: not measured.
  calories double precision check (calories >= 0),
  protein_tot double precision check (protein_tot >= 0),
  carbs_tot double precision check (carbs_tot >= 0),
  lipids_tot double precision check (lipids_tot >= 0),
  protein_percent smallint,
  carbs_percent smallint,
  lipids_percent smallint,
  -- Null for a template.
  client_id uuid,
  template_id uuid,
  -- Version of the template, and the own one, after the last update from the template. `base_id` is the content of the template
  -- then: changes since are told from those made by hand.
  template_version integer check (template_version > 0),
  synced_version integer check (synced_version > 0),
  base_id uuid,
  starts_on date,
  ends_on date,
  note text not null default '' check (length(note) <= 2000),
  -- The version that the client sees, or will see; null while nothing is published.
  published_version integer check (published_version > 0),
  -- Unassigned after the client had days of it, which stay readable.
  archived_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, template_id) references meal_plans on delete set null (template_id),
  -- Checked at commit, because the deletion of an account deletes both tables, in any order.
  foreign key (account_id, base_id) references meal_plan_contents deferrable initially deferred,
  foreign key (account_id, saved_by) references memberships on delete set null (saved_by),
  foreign key (account_id, created_by) references memberships on delete set null (created_by),
  check (num_nulls(client_id, starts_on, ends_on) in (0, 3)),
  check (client_id is not null or (template_id is null and published_version is null and archived_at is null))
);
create index meal_plan_templates_by_change on meal_plans (account_id, saved_at desc, id) where client_id is null;
create index meal_plan_templates_by_title on meal_plans (account_id, lower(title), id) where client_id is null;
create index meal_plans_of_client on meal_plans (account_id, client_id, starts_on desc) where client_id is not null;
create index meal_plans_of_template on meal_plans (account_id, template_id) where template_id is not null;
create index meal_plans_by_end on meal_plans (account_id, ends_on) where client_id is not null;
create index meal_plans_of_base on meal_plans (account_id, base_id) where base_id is not null;
create index meal_plans_by_author on meal_plans (account_id, saved_by) where saved_by is not null;
create index meal_plans_of_creator on meal_plans (account_id, created_by) where created_by is not null;
call enable_account_rls('meal_plans');
call create_document_tables('meal_plans');

-- What a client follows from `starts_on` on, until the next one. A row is inserted and never changed.
create table published_meal_plans (
  account_id uuid not null,
  id uuid not null,
  meal_plan_id uuid not null,
  number integer not null check (number > 0),
  version integer not null check (version > 0),
  content_id uuid not null,
  starts_on date not null,
  -- The date of the first day, from which days are counted.
  first_day_on date not null,
  duration smallint not null check (duration between 1 and 366),
  published_at timestamptz not null default now(),
  published_by uuid,
  primary key (account_id, id),
  unique (account_id, meal_plan_id, number),
  foreign key (account_id, meal_plan_id) references meal_plans on delete cascade,
  foreign key (account_id, content_id) references meal_plan_contents deferrable initially deferred,
  foreign key (account_id, published_by) references memberships on delete set null (published_by)
);
create index published_meal_plans_by_start on published_meal_plans (account_id, meal_plan_id, starts_on desc, number desc);
create index published_meal_plans_of_content on published_meal_plans (account_id, content_id);
create index published_meal_plans_of_author on published_meal_plans (account_id, published_by) where published_by is not null;
call enable_account_rls('published_meal_plans');
revoke update on published_meal_plans from forma_app;

-- A content is deleted with the last row that refers to it, also when the client or the account is deleted.
create function delete_unused_meal_plan_content() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  unused uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
begin
  delete from meal_plan_contents contents
  where contents.account_id = old.account_id and contents.id = unused
    and not exists (select from published_meal_plans used where used.account_id = old.account_id and used.content_id = unused)
    and not exists (select from meal_plans used where used.account_id = old.account_id and used.base_id = unused);
  return null;
end $$;
create trigger delete_unused_content after delete on published_meal_plans
  for each row execute function delete_unused_meal_plan_content('content_id');
create trigger delete_unused_base after delete on meal_plans
  for each row when (old.base_id is not null) execute function delete_unused_meal_plan_content('base_id');
create trigger delete_replaced_base after update of base_id on meal_plans
  for each row when (old.base_id is distinct from new.base_id) execute function delete_unused_meal_plan_content('base_id');

-- The foods of each meal plan, of the library or own ones, with the last quantity: the editor proposes it.
create table meal_plan_aliments (
  account_id uuid not null,
  meal_plan_id uuid not null,
  aliment_id uuid not null,
  quantity double precision not null check (quantity between 0 and 10000),
  portion jsonb check (jsonb_typeof(portion) = 'object'),
  primary key (account_id, meal_plan_id, aliment_id),
  foreign key (account_id, meal_plan_id) references meal_plans on delete cascade
);
create index meal_plans_of_aliment on meal_plan_aliments (account_id, aliment_id);
call enable_account_rls('meal_plan_aliments');
