-- The recipes of each meal plan. A recipe that was deleted stays in the meal plans that have it.
create table meal_plan_recipes (
  account_id uuid not null,
  meal_plan_id uuid not null,
  recipe_id uuid not null,
  primary key (account_id, meal_plan_id, recipe_id),
  foreign key (account_id, meal_plan_id) references meal_plans on delete cascade
);
create index meal_plans_of_recipe on meal_plan_recipes (account_id, recipe_id);
call enable_account_rls('meal_plan_recipes');
