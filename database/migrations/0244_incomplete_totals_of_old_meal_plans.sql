-- The incomplete totals of what was saved before the column, in a transaction of its own, because adding the column locks out all
-- readers: lines without food that stand for food, days of which only those with a free meal count, and foods without a value.
create function pg_temp.names_uncounted_food(meal jsonb) returns boolean language sql immutable as $$
  select not (meal ->> 'free_meal')::boolean and exists (
    select from jsonb_array_elements(meal -> 'mealComponents') line
    where jsonb_array_length(line -> 'components') = 0
      and trim(coalesce(line ->> 'line', '') || coalesce(line ->> 'line_en', '')) <> ''
      and coalesce(line ->> 'lineKind', case when exists (
        select from jsonb_array_elements(meal -> 'mealComponents') other where jsonb_array_length(other -> 'components') > 0
      ) then 'note' else 'food' end) = 'food')
$$;

-- The days that the average day is the mean of, as `countedDays` in areas/meal-plans/rules/totals.ts.
create function pg_temp.counted_days(days jsonb) returns jsonb language sql immutable as $$
  with known as (
    select day, jsonb_path_exists(day, '$.meals[*].mealComponents[*].components[*]') as has_food,
      jsonb_path_exists(day, '$.meals[*] ? (@.free_meal == true)') as is_free
    from jsonb_array_elements(days) day
  )
  select coalesce(
    nullif(jsonb_agg(day) filter (where has_food and not is_free), '[]'), nullif(jsonb_agg(day) filter (where has_food), '[]'),
    jsonb_agg(day), '[]') from known
$$;

-- The totals for which a food has no value. Alternatives count only where the mean of a food and its alternatives is computed.
create function pg_temp.unmeasured_in(aliments jsonb, eaten jsonb, counts_alternatives boolean) returns text[]
language sql immutable as $$
  with used as (
    select jsonb_path_query(eaten, '$.**.components[*].alimentId') #>> '{}' as id
    union
    select jsonb_path_query(eaten, '$.**.components[*].alternatives[*].alimentId') #>> '{}' where counts_alternatives
  )
  select coalesce(array_agg(name order by place), '{}')
  from unnest(array['calories', 'protein_tot', 'carbs_tot', 'lipids_tot']) with ordinality as total(name, place)
  where exists (
    select from jsonb_array_elements(aliments) food where food ->> name is null and food ->> 'id' in (select id from used))
$$;

update meal_plans set incomplete = found.incomplete
from (
  select account_id, id, case
    when jsonb_path_exists(days, '$[*].meals[*] ? (@.free_meal == true)') or exists (
      select from jsonb_array_elements(days) day, jsonb_array_elements(day -> 'meals') meal
      where pg_temp.names_uncounted_food(meal)) then array['calories', 'protein_tot', 'carbs_tot', 'lipids_tot']
    else pg_temp.unmeasured_in(content -> 'aliments', days, (content ->> 'include_alternatives_in_macro')::boolean)
    end as incomplete
  from meal_plans cross join lateral (select pg_temp.counted_days(content -> 'days') as days) counted
) found
where meal_plans.account_id = found.account_id and meal_plans.id = found.id and found.incomplete <> '{}';

update saved_meals set incomplete = found.incomplete
from (
  select account_id, id, case
    when pg_temp.names_uncounted_food(content -> 'meal') then array['calories', 'protein_tot', 'carbs_tot', 'lipids_tot']
    else pg_temp.unmeasured_in(content -> 'aliments', content -> 'meal', false) end as incomplete
  from saved_meals
) found
where saved_meals.account_id = found.account_id and saved_meals.id = found.id and found.incomplete <> '{}';

drop function pg_temp.names_uncounted_food(jsonb);
drop function pg_temp.counted_days(jsonb);
drop function pg_temp.unmeasured_in(jsonb, jsonb, boolean);
