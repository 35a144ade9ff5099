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

update meal_plan_contents set content = corrected.content
  from (
    select account_id, id, pg_temp.with_declarations(account_id, content) as content from meal_plan_contents contents
    where exists (select from aliments own where own.account_id = contents.account_id)
      and exists (select from published_meal_plans published
        join meal_plans copies on (copies.account_id, copies.id) = (published.account_id, published.meal_plan_id)
      where (published.account_id, published.content_id) = (contents.account_id, contents.id)
        and copies.ends_on >= current_date
        and not exists (select from published_meal_plans next
          where (next.account_id, next.meal_plan_id) = (published.account_id, published.meal_plan_id)
            and next.starts_on <= current_date
            and (next.starts_on, next.number) > (published.starts_on, published.number)))) corrected
  where (meal_plan_contents.account_id, meal_plan_contents.id) = (corrected.account_id, corrected.id)
    and corrected.content is not null;
