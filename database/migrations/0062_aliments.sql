-- Foods. Those of the library belong to no account; only the catalogue and imports write them. Accounts have own ones with the same
-- columns. A value that is missing was not measured, which is not zero.

-- Lower case, without accents, words separated by one space.
create function fold_name(name text) returns text language sql immutable strict parallel safe
  return trim(regexp_replace(normalize_text(name), '[^[:alnum:]]+', ' ', 'g'));

-- The stem of the first word, the same for singular and plural; empty for a name that is empty or a word without meaning.
create function head_of(folded text, dictionary regdictionary) returns text language sql immutable strict parallel safe
  return coalesce((ts_lexize(dictionary, split_part(folded, ' ', 1)))[1], '');

create table system_aliments (
  id uuid primary key,
  -- The composition table, and the number of the food in it.
  source text not null check (source ~ '^[a-z0-9_-]{1,30}$'),
  source_ref text not null check (length(source_ref) between 1 and 100),
  name_it text not null default '' check (length(name_it) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  synonyms text not null default '' check (length(synonyms) <= 500),
  brand text not null default '' check (length(brand) <= 120),
  category text not null default 'other' check (category ~ '^[a-z_]{1,30}$'),
  form text not null default 'as_sold' check (form in ('raw', 'cooked', 'as_sold')),
  -- 1 a staple, 2 common, 3 others.
  rank smallint not null default 3 check (rank between 1 and 3),
  -- Grams that the values refer to.
  quantity double precision not null default 100 check (quantity between 0.1 and 10000),
  calories double precision check (calories >= 0),
  protein_tot double precision check (protein_tot >= 0),
  carbs_tot double precision check (carbs_tot >= 0),
  lipids_tot double precision check (lipids_tot >= 0),
  -- Amounts by code of the nutrient catalogue, in its units.
  micronutrients jsonb not null default '{}' check (jsonb_typeof(micronutrients) = 'object'),
  -- How a value is known, by code, unless it was measured: calculated, assumed_zero, trace, below_limit.
  states jsonb not null default '{}' check (jsonb_typeof(states) = 'object'),
  -- Strength by allergen: contains, may_contain, suspected. One that is missing is absent only if `declares_allergens`.
  allergens jsonb not null default '{}' check (jsonb_typeof(allergens) = 'object'),
  declares_allergens boolean not null default false,
  suits text[] not null default '{}',
  -- Household measures: `[{label, label_en, grams, isDefault}]`.
  portions jsonb not null default '[]' check (jsonb_typeof(portions) = 'array'),
  -- Grams of cooked food from one gram of raw food: `[{method, factor}]`.
  cooking jsonb not null default '[]' check (jsonb_typeof(cooking) = 'array'),
  -- The digits as scanned.
  barcode text check (barcode ~ '^[0-9]{6,14}$'),
  gtin text generated always as (lpad(barcode, 14, '0')) stored,
  folded_it text not null generated always as (fold_name(name_it)) stored,
  folded_en text not null generated always as (fold_name(name_en)) stored,
  head_it text not null generated always as (head_of(fold_name(name_it), 'italian_stem')) stored,
  head_en text not null generated always as (head_of(fold_name(name_en), 'english_stem')) stored,
  search tsvector not null generated always as (
    search_document(fold_name(name_it || ' ' || name_en || ' ' || synonyms || ' ' || brand))) stored,
  archived_at timestamptz,
  check (name_it <> '' or name_en <> ''),
  unique (source, source_ref)
);
-- Foods without a brand are few and searched first; those with a brand can be a million.
create index system_aliments_search on system_aliments using gin (search) where brand = '';
create index system_aliments_brand_search on system_aliments using gin (search) with (fastupdate = off) where brand <> '';
create index system_aliments_by_name_it on system_aliments (rank, folded_it, id) where brand = '';
create index system_aliments_by_name_en on system_aliments (rank, folded_en, id) where brand = '';
create index system_aliments_by_category on system_aliments (category, rank, id) where brand = '';
create index system_aliments_of_gtin on system_aliments (gtin) where gtin is not null;
grant select on system_aliments to forma_app;

-- `source` and `source_ref` are those of the values: a clone has the ones of its original.
create table aliments (
  account_id uuid not null references accounts on delete cascade,
  like system_aliments including constraints including defaults including generated,
  created_by uuid,
  created_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  primary key (account_id, id),
  foreign key (account_id, created_by) references memberships on delete set null (created_by)
);
create unique index aliments_by_name on aliments (account_id, (coalesce(nullif(folded_it, ''), folded_en))) where archived_at is null;
create unique index aliments_of_gtin on aliments (account_id, gtin) where gtin is not null and archived_at is null;
call enable_account_rls('aliments');

-- How often an account has added a food to a recipe or a meal plan: such foods come first in a search.
create table aliment_uses (
  account_id uuid not null references accounts on delete cascade,
  -- Of the library or an own one.
  aliment_id uuid not null,
  total integer not null default 1 check (total > 0),
  primary key (account_id, aliment_id)
);
call enable_account_rls('aliment_uses');

-- The micronutrients that a professional sees in lists and totals.
create table micronutrient_choices (
  account_id uuid not null,
  membership_id uuid not null,
  codes text[] not null,
  primary key (account_id, membership_id),
  foreign key (account_id, membership_id) references memberships on delete cascade
);
call enable_account_rls('micronutrient_choices');

-- Words of the library, to correct typing errors.
create materialized view aliment_words as
  select word, ndoc as total
  from ts_stat('select to_tsvector(''simple'', folded_it || '' '' || folded_en || '' '' || public.fold_name(synonyms)) from public.system_aliments')
  where length(word) > 3;
create unique index aliment_words_by_word on aliment_words (word);
create index aliment_words_similar on aliment_words using gin (word gin_trgm_ops);
grant select on aliment_words to forma_app;
