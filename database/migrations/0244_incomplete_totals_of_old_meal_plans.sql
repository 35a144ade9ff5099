-- The incomplete totals of what was saved before the column, in a transaction of its own, because adding the column locks out all
-- readers: lines without food that stand for food, and foods without a value. A save computes them exactly.
create function pg_temp.names_uncounted_food(meal jsonb) returns boolean language sql immutable as $$
  select not (meal ->> 'free_meal')::boolean and exists (
    select from jsonb_array_elements(meal -> 'mealComponents') line
    where jsonb_array_length(line -> 'components') = 0
      and trim(coalesce(line ->> 'line', '') || coalesce(line ->> 'line_en', '')) <> ''
      and coalesce(line ->> 'lineKind', case when exists (
        select from jsonb_array_elements(meal -> 'mealComponents') other where jsonb_array_length(other -> 'components') > 0
      ) then 'note' else 'food' end) = 'food')
$$;

create function pg_temp.unmeasured_in(aliments jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(name), '{}') from unnest(array['calories', 'protein_tot', 'carbs_tot', 'lipids_tot']) name
  where exists (select from jsonb_array_elements(aliments) food where food ->> name is null)
$$;

update meal_plans set incomplete = found.incomplete
from (
  select account_id, id, case
    when exists (
      select from jsonb_array_elements(content -> 'days') day, jsonb_array_elements(day -> 'meals') meal
      where pg_temp.names_uncounted_food(meal)) then array['calories', 'protein_tot', 'carbs_tot', 'lipids_tot']
    else pg_temp.unmeasured_in(content -> 'aliments') end as incomplete
  from meal_plans
) found
where meal_plans.account_id = found.account_id and meal_plans.id = found.id and found.incomplete <> '{}';

update saved_meals set incomplete = found.incomplete
from (
  select account_id, id, case
    when pg_temp.names_uncounted_food(content -> 'meal') then array['calories', 'protein_tot', 'carbs_tot', 'lipids_tot']
    else pg_temp.unmeasured_in(content -> 'aliments') end as incomplete
  from saved_meals
) found
where saved_meals.account_id = found.account_id and saved_meals.id = found.id and found.incomplete <> '{}';

drop function pg_temp.names_uncounted_food(jsonb);
drop function pg_temp.unmeasured_in(jsonb);
