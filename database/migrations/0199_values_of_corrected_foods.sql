-- Nutrients without the salt that follows from sodium; salt alone as sodium. Which of the two was typed and which computed is no value.
create function without_computed_salt(nutrients jsonb) returns jsonb language sql immutable parallel safe
  return case when abs((nutrients ->> 'salt')::numeric * 400 - coalesce((nutrients ->> 'sodium')::numeric, (nutrients ->> 'salt')::numeric * 400))
      <= 0.001 + 0.00001 * (nutrients ->> 'salt')::numeric * 400 or nutrients ->> 'salt' is null and nutrients ->> 'sodium' is not null
    then (nutrients - 'salt') || jsonb_build_object('sodium',
      trim_scale(round(coalesce((nutrients ->> 'sodium')::numeric, (nutrients ->> 'salt')::numeric * 400), 2)))
    else nutrients end;

-- The values of a food, or of the copy of one, as a digest: equal values have the same one, whatever else differs.
create function food_values_digest(food jsonb) returns text language sql immutable parallel safe
  return md5(jsonb_build_array(food -> 'quantity', food -> 'calories', food -> 'protein_tot', food -> 'carbs_tot', food -> 'lipids_tot',
    without_computed_salt(food -> 'micronutrients'))::text);

-- The values of the copies of own foods. Each meal plan is read once, and before any table that is in use is locked.
create temp table copies (account_id uuid, id uuid, version integer, aliment_id uuid, digest text) on commit drop;
create procedure pg_temp.add_copies() language sql as $$
  insert into copies
  with plans as materialized (
    select distinct used.account_id, used.meal_plan_id as id from meal_plan_aliments used
      join aliments on (aliments.account_id, aliments.id) = (used.account_id, used.aliment_id)),
  own as materialized (select account_id, id from aliments)
  select plan.account_id, plan.id, plan.version, own.id, food_values_digest(food)
  from plans join meal_plans plan using (account_id, id) cross join lateral jsonb_array_elements(plan.content -> 'aliments') food
    join own on (own.account_id, own.id) = (plan.account_id, (food ->> 'id')::uuid)
  where not exists (select from copies former where (former.account_id, former.id, former.version) = (plan.account_id, plan.id, plan.version))
$$;
call pg_temp.add_copies();

-- When the values of an own food were changed last; null for never, or before this was stored.
alter table aliments add values_changed_at timestamptz;

-- The values of the copy of an own food, to find the meal plans with former ones without reading their contents; null for a food of
-- the library.
alter table meal_plan_aliments add values_digest text;
-- Those that were saved meanwhile.
call pg_temp.add_copies();
update meal_plan_aliments used set values_digest = copies.digest
  from copies join meal_plans plan using (account_id, id, version)
  where (used.account_id, used.meal_plan_id, used.aliment_id) = (copies.account_id, copies.id, copies.aliment_id);

-- The values that an own food has or had: a document takes only these, so that an update of its copy can be undone.
create table aliment_values (
  account_id uuid not null,
  aliment_id uuid not null,
  digest text not null,
  primary key (account_id, aliment_id, digest),
  foreign key (account_id, aliment_id) references aliments on delete cascade
);
call enable_account_rls('aliment_values');

drop index meal_plans_of_aliment;
create index meal_plans_of_aliment on meal_plan_aliments (account_id, aliment_id) include (meal_plan_id, values_digest);
