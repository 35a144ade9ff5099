-- Game is a group of foods to be confirmed in pregnancy (decision 49). Published meal plans were checked without it: what pregnant clients
-- follow today or later and has such a food is listed, as after a changed profile, until it is published again. Later changes of a
-- profile list all names that the product reads; these are the usual ones.
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
      where food ->> 'category' <> 'plant_based' and names !~* '(allevament|allevat|farm[ -]raised|farmed|vegan|vegetal|camoscio d.oro|orecchi[ae] di lepre|(lingua|corno|corna) di cervo|barba di capriolo|game meat ?, ?(bison|buffalo|goat|horse|rabbit|beefalo|caribou))'
        and names ~* '\m(selvaggina|cacciagione|cerv[oi]|capriol[oi]|dain[oi]|camosci[oi]?|muflon[ei]|stambecc(o|hi)|cinghial[ei]|lepr[ei]|leprott[oi]|alc[ei]|fagian[oaie]|pernic[ei]|starn[ae]|beccacc(e|ia)|beccaccin[oi]|colombacc(io|i)|german[oi] real[ei]|(anatr[ae]|oc(a|he)|conigli[oi]?|quagli[ae]|piccion[ei]) selvatic(o|a|i|he)|venison|deer|boar|hares?|chamois|moose|elk|pheasants?|partridges?|grouse|woodcocks?|mallards?|wood ?pigeons?|wild (duck|goose|rabbit|pigeon)|game (birds?|meat|pie|stew|terrine|sausages?)|mixed game)\M'
    ) with_game
  where foods is not null
)
insert into meal_plan_conflicts as known (account_id, client_id, content_id, foods)
select account_id, client_id, content_id, foods from listed
on conflict (account_id, client_id, content_id) do update set foods = known.foods || (
  select coalesce(jsonb_agg(food), '[]') from jsonb_array_elements(excluded.foods) food
  where not exists (select from jsonb_array_elements(known.foods) named
    where named ->> 'name' is not distinct from food ->> 'name' and named ->> 'name_en' is not distinct from food ->> 'name_en'));
