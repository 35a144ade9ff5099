-- The allergens of foods in what is published for today and later follow the foods. Contents still never change: the version gets
-- another one, and the former one is deleted with its last reference.
alter table meal_plan_contents
  add aliment_ids jsonb not null generated always as (jsonb_path_query_array(content, '$.aliments[*].id')) stored;
grant update (content_id) on published_meal_plans to forma_app;
create trigger delete_replaced_content after update of content_id on published_meal_plans
  for each row when (old.content_id is distinct from new.content_id) execute function delete_unused_meal_plan_content('content_id');

-- Copies that were made before their foods were corrected. Versions that ended stay as they are.
create function pg_temp.with_declarations(account uuid, content jsonb) returns jsonb language sql stable as $$
  select jsonb_set(content, '{aliments}', jsonb_agg(
    case when own.id is null then food else food || jsonb_build_object(
      'allergens', own.allergens, 'declaresAllergens', own.declares_allergens, 'suits', own.suits) end order by position))
  from jsonb_array_elements(content -> 'aliments') with ordinality as foods (food, position)
    left join aliments own on (own.account_id, own.id) = (account, (food ->> 'id')::uuid)
  having bool_or(food -> 'allergens' is distinct from own.allergens
    or food -> 'declaresAllergens' is distinct from to_jsonb(own.declares_allergens)
    or food -> 'suits' is distinct from to_jsonb(own.suits)) filter (where own.id is not null)
$$;

update meal_plans set content = corrected.content
  from (
    select account_id, id, pg_temp.with_declarations(account_id, content) as content from meal_plans
    where exists (select from meal_plan_aliments used
        join aliments own on (own.account_id, own.id) = (used.account_id, used.aliment_id)
      where (used.account_id, used.meal_plan_id) = (meal_plans.account_id, meal_plans.id))) corrected
  where (meal_plans.account_id, meal_plans.id) = (corrected.account_id, corrected.id) and corrected.content is not null;

-- A content may be shared with versions that ended: versions of today and later get a corrected one of their own.
with followed as materialized (
  select published.account_id, published.id, published.content_id
  from published_meal_plans published
    join meal_plans copies on (copies.account_id, copies.id) = (published.account_id, published.meal_plan_id)
  where copies.ends_on >= current_date and exists (select from aliments own where own.account_id = published.account_id)
    and not exists (select from published_meal_plans next
      where (next.account_id, next.meal_plan_id) = (published.account_id, published.meal_plan_id)
        and next.starts_on <= current_date
        and (next.starts_on, next.number) > (published.starts_on, published.number))
), replaced as materialized (
  select account_id, id as old_id, gen_random_uuid() as new_id, pg_temp.with_declarations(account_id, content) as content
  from meal_plan_contents where (account_id, id) in (select account_id, content_id from followed)
), inserted as (
  insert into meal_plan_contents (account_id, id, content)
  select account_id, new_id, content from replaced where content is not null
), listed as (
  insert into meal_plan_conflicts (account_id, client_id, content_id, foods)
  select account_id, client_id, new_id, foods
  from meal_plan_conflicts conflicts join replaced using (account_id)
  where conflicts.content_id = old_id and content is not null
)
update published_meal_plans set content_id = new_id
  from followed join replaced on (replaced.account_id, replaced.old_id) = (followed.account_id, followed.content_id)
  where (published_meal_plans.account_id, published_meal_plans.id) = (followed.account_id, followed.id)
    and replaced.content is not null;
