-- Raw sprouts, roe, eggs that are not set and raw milk are to be confirmed in pregnancy (decision 49). Published meal plans were checked
-- without them: what pregnant clients follow today or later and has such a food is listed, as after a changed profile, until it is
-- published again.
with pregnant as materialized (
  select account_id, client_id
  from (select distinct on (account_id, client_id) account_id, client_id, profile
    from dietary_profiles order by account_id, client_id, version desc) latest
  where profile -> 'isPregnant' = 'true'
), followed as materialized (
  select distinct account_id, copies.client_id, published.content_id
  from pregnant join meal_plans copies using (account_id, client_id)
    join published_meal_plans published using (account_id)
  where published.meal_plan_id = copies.id and copies.ends_on >= current_date - 1
    and not exists (select from published_meal_plans next
      where (next.account_id, next.meal_plan_id) = (published.account_id, published.meal_plan_id)
        and next.starts_on < current_date
        and (next.starts_on, next.number) > (published.starts_on, published.number))
), listed as (
  select followed.account_id, client_id, content_id, foods
  from followed join meal_plan_contents contents on (contents.account_id, contents.id) = (followed.account_id, content_id)
    cross join lateral (
      select jsonb_agg(jsonb_build_object('name', food -> 'name', 'name_en', food -> 'name_en', 'isOfState', true)) as foods
      from jsonb_array_elements(content -> 'aliments') food cross join lateral
        (select (food ->> 'name') || ' ' || (food ->> 'name_en') as names) named
      where food ->> 'category' <> 'plant_based'
        and names !~* '(vegan|vegetal|pastorizzat|pasteuri[sz]ed|bamb[uù]|bamboo|brussels|in scatola|canned|saltat[oi]|stir.fried|corallo)'
        and names ~* '\m(germogli|sprouts|alfalfa|caviale|caviar|uov[ae] di (pesce|salmone|lompo|trota|storione)|bottarga|(fish|salmon|lumpfish|trout) roe|alla coque|barzott[oe]|in camicia|soft.boiled|poached eggs?|carbonara|salsa olandese|hollandaise|semifreddo|latte crudo|latte di \S+ (intero,? )?crudo|latte di \S+ intero, crudo)\M'
    ) with_food
  where foods is not null
)
insert into meal_plan_conflicts as known (account_id, client_id, content_id, foods)
select account_id, client_id, content_id, foods from listed
on conflict (account_id, client_id, content_id) do update set foods = known.foods || (
  select coalesce(jsonb_agg(food), '[]') from jsonb_array_elements(excluded.foods) food
  where not exists (select from jsonb_array_elements(known.foods) named
    where named ->> 'name' is not distinct from food ->> 'name' and named ->> 'name_en' is not distinct from food ->> 'name_en'));
