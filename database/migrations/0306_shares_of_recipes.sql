-- Whether a food of a meal plan is eaten only in recipes: the editor does not propose their share as the quantity of the food.
alter table meal_plan_aliments add is_of_recipe boolean not null default false;

update meal_plan_aliments used set is_of_recipe = true
from (
  select plan.account_id, plan.id, portion.aliment_id::uuid
  from meal_plans plan
    cross join lateral jsonb_path_query(plan.content, '$.days[*].meals[*].mealComponents[*]') as row
    cross join lateral jsonb_array_elements(row -> 'components') as component
    cross join lateral (select component ->> 'alimentId' union all
      select alternative ->> 'alimentId' from jsonb_array_elements(component -> 'alternatives') as alternative) as portion (aliment_id)
  where exists (select from meal_plan_recipes used where (used.account_id, used.meal_plan_id) = (plan.account_id, plan.id))
  group by 1, 2, 3 having bool_and(row ->> 'recipeId' is not null)
) as shares
where (used.account_id, used.meal_plan_id, used.aliment_id) = (shares.account_id, shares.id, shares.aliment_id);
