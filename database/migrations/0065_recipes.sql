-- Recipes of an account. The foods of a recipe are copied into it, each once, and follow corrections of the food; meal plans have
-- copies of the recipe that do not.
create table recipes (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  name text not null default '' check (length(name) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  description text not null default '' check (length(description) <= 2000),
  description_en text not null default '' check (length(description_en) <= 2000),
  -- `[{text, text_en}]`.
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  -- The ingredients, which name the foods of `aliments` by id.
  components jsonb not null check (jsonb_typeof(components) = 'array'),
  aliments jsonb not null check (jsonb_typeof(aliments) = 'array'),
  portions double precision not null check (portions between 0.5 and 100),
  -- Grams of the finished dish; null when it was not weighed.
  yield_grams double precision check (yield_grams between 1 and 100000),
  -- Totals of the whole recipe without alternatives; null when they were measured for no ingredient.
  calories double precision check (calories >= 0),
  protein_tot double precision check (protein_tot >= 0),
  carbs_tot double precision check (carbs_tot >= 0),
  lipids_tot double precision check (lipids_tot >= 0),
  -- Totals that were not measured for all ingredients.
  incomplete text[] not null default '{}',
  portion_calories double precision generated always as (calories / portions) stored,
  raw_grams double precision not null default 0 check (raw_grams >= 0),
  -- The strongest strength by allergen, of all ingredients and alternatives.
  allergens jsonb not null default '{}' check (jsonb_typeof(allergens) = 'object'),
  declares_allergens boolean not null default false,
  suits text[] not null default '{}',
  -- How often the recipe was added to a meal plan.
  uses integer not null default 0 check (uses >= 0),
  folded_it text not null generated always as (fold_name(name)) stored,
  folded_en text not null generated always as (fold_name(name_en)) stored,
  search tsvector not null generated always as (search_document(fold_name(name || ' ' || name_en))) stored,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (account_id, id),
  foreign key (account_id, created_by) references memberships on delete set null (created_by),
  check (name <> '' or name_en <> '')
);
create index recipes_by_creation on recipes (account_id, created_at desc, id);
create index recipes_by_name on recipes (account_id, (coalesce(nullif(folded_it, ''), folded_en)), id);
create index recipes_by_calories on recipes (account_id, portion_calories, id);
create index recipes_by_uses on recipes (account_id, uses desc, id);
create index recipes_of_author on recipes (account_id, created_by) where created_by is not null;
call enable_account_rls('recipes');

-- The foods of each recipe, alternatives included. They are of the library or own ones.
create table recipe_aliments (
  account_id uuid not null,
  recipe_id uuid not null,
  aliment_id uuid not null,
  primary key (account_id, aliment_id, recipe_id),
  foreign key (account_id, recipe_id) references recipes on delete cascade
);
create index recipe_aliments_of_recipe on recipe_aliments (account_id, recipe_id);
call enable_account_rls('recipe_aliments');

-- The picture of a recipe.
alter table attachments
  add column recipe_id uuid,
  add foreign key (account_id, recipe_id) references recipes on delete cascade,
  drop constraint one_owner,
  add constraint one_owner check (
    num_nonnulls(exercise_id, system_exercise_id, completed_workout_id, notice_id, aliment_id, recipe_id) = 1),
  add constraint attachments_of_recipe exclude using btree (account_id with =, recipe_id with =, position with =)
    where (recipe_id is not null) deferrable;
