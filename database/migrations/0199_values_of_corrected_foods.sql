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

-- When the values of an own food were changed last; null for never, or before this was stored.
alter table aliments add values_changed_at timestamptz;

-- The values that an own food has or had: a document takes only these, so that an update of its copy can be undone.
create table aliment_values (
  account_id uuid not null,
  aliment_id uuid not null,
  digest text not null,
  primary key (account_id, aliment_id, digest),
  foreign key (account_id, aliment_id) references aliments on delete cascade
);
call enable_account_rls('aliment_values');

-- The values of the copy of an own food, to find the meal plans with former ones without reading their contents; null for a food of
-- the library.
alter table meal_plan_aliments add values_digest text;
update meal_plan_aliments used set values_digest = copies.digest
  from (
    select meal_plans.account_id, meal_plans.id, (food ->> 'id')::uuid as aliment_id, food_values_digest(food) as digest
    from meal_plans cross join lateral jsonb_array_elements(content -> 'aliments') food
    where (food ->> 'id')::uuid in (select aliments.id from aliments where aliments.account_id = meal_plans.account_id)) copies
  where (used.account_id, used.meal_plan_id, used.aliment_id) = (copies.account_id, copies.id, copies.aliment_id);

drop index meal_plans_of_aliment;
create index meal_plans_of_aliment on meal_plan_aliments (account_id, aliment_id) include (meal_plan_id, values_digest);
