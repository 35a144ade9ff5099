-- A professional confirmed that the client of a meal plan may eat a food in spite of an allergy. Rows are inserted and never changed or
-- deleted: who confirmed what, and when. One holds for the version of the dietary profile that it was given for.
create table meal_plan_allergy_confirmations (
  account_id uuid not null,
  meal_plan_id uuid not null,
  aliment_id uuid not null,
  allergen text not null,
  -- How the food had the allergen, such as `contains` or `named`.
  strength text not null,
  profile_version integer not null check (profile_version > 0),
  -- The names of the food as they were confirmed.
  name text not null,
  name_en text not null,
  confirmed_at timestamptz not null default now(),
  confirmed_by uuid,
  primary key (account_id, meal_plan_id, aliment_id, allergen, strength, profile_version),
  foreign key (account_id, meal_plan_id) references meal_plans on delete cascade,
  foreign key (account_id, confirmed_by) references memberships on delete set null (confirmed_by)
);
create index allergy_confirmations_of_author on meal_plan_allergy_confirmations (account_id, confirmed_by)
  where confirmed_by is not null;
call enable_account_rls('meal_plan_allergy_confirmations');
revoke update on meal_plan_allergy_confirmations from forma_app;
