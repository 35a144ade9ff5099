-- Recipes and meal plans say of which foods the account has typed them: own foods without declared allergens are marked for clients
-- with an allergy. Versions that never change are left as they are.
update recipes set aliments = marked.aliments
  from (
    select recipes.account_id, recipes.id,
      jsonb_agg(case when own.id is null then food else food || '{"isOwn": true}' end order by number) as aliments
    from recipes cross join jsonb_array_elements(recipes.aliments) with ordinality as foods (food, number)
      left join aliments own on (own.account_id, own.id) = (recipes.account_id, (food ->> 'id')::uuid)
    group by recipes.account_id, recipes.id
    having bool_or(own.id is not null)) marked
  where (recipes.account_id, recipes.id) = (marked.account_id, marked.id);

update meal_plans set content = jsonb_set(content, '{aliments}', marked.aliments)
  from (
    select meal_plans.account_id, meal_plans.id,
      jsonb_agg(case when own.id is null then food else food || '{"isOwn": true}' end order by number) as aliments
    from meal_plans cross join jsonb_array_elements(meal_plans.content -> 'aliments') with ordinality as foods (food, number)
      left join aliments own on (own.account_id, own.id) = (meal_plans.account_id, (food ->> 'id')::uuid)
    group by meal_plans.account_id, meal_plans.id
    having bool_or(own.id is not null)) marked
  where (meal_plans.account_id, meal_plans.id) = (marked.account_id, marked.id);
