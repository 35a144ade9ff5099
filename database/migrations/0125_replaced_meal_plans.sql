-- The first day of the meal plan that replaced a copy: the copy ends the day before, however many days it has.
alter table meal_plans add replaced_from date
  check (replaced_from is null or (client_id is not null and ends_on < replaced_from));
-- A copy that ends early without a successor had a shorter version that was withdrawn.
update meal_plans set replaced_from = ends_on + 1
  where client_id is not null and archived_at is null and exists (
    select from meal_plans successor
    where (successor.account_id, successor.client_id) = (meal_plans.account_id, meal_plans.client_id)
      and successor.starts_on = meal_plans.ends_on + 1 and successor.starts_on > meal_plans.starts_on)
  and ends_on < coalesce(
    (select published.first_day_on - 1 + published.duration from published_meal_plans published
      where (published.account_id, published.meal_plan_id) = (meal_plans.account_id, meal_plans.id)
      order by number desc limit 1),
    starts_on - 1 + duration);
