-- Words for groups of foods exclude the group, and the category of pork excludes cold cuts of it (decision 97). Published meal plans were
-- checked without that: what clients with such a profile follow today or later and has such a food is listed, as after a changed profile,
-- until it is published again. Of halal and kosher, only the categories of their groups are looked for.
with profiles as materialized (
  select distinct on (account_id, client_id) account_id, client_id, profile
  from dietary_profiles order by account_id, client_id, version desc
), phrases as (
  select account_id, client_id, regexp_replace(lower(trim(word)), '^(il|lo|la|i|gli|le|the) | di ', ' ', 'g') as phrase
  from profiles cross join lateral jsonb_array_elements_text(coalesce(profile -> 'excludedWords', '[]')) word
), excluded_categories as (
  select distinct account_id, client_id, category
  from phrases join (values
    ('^(maial[ei]|suin[oi]|carne maiale|carn[ei] suin[ae]|pork|pig|swine|halal|kosher|kasher|casher)$', '{pork}'::text[]),
    ('^(manzo|bovin[oi]|carne manzo|carn[ei] bovin[ae]|mucca|beef|cow)$', '{beef}'),
    ('^(carn[ei]|meat)$', '{beef,pork,poultry,lamb_veal_game,offal,cold_cuts}'),
    ('^(carne rossa|carni rosse|red meat)$', '{beef,pork,lamb_veal_game}'),
    ('^(salumi|affettati|insaccati|cold cuts)$', '{cold_cuts}'),
    ('^(frattaglie|interiora|offal)$', '{offal}'),
    ('^(pesc[ei]|fish)$', '{fish_seafood}'),
    ('^(alco+l|alco+lici|bevande alcoliche|alcohol|halal)$', '{alcohol}')
  ) groups(pattern, categories) on trim(phrase) ~ pattern cross join lateral unnest(categories) category
  union
  select account_id, client_id, 'pork' from profiles where profile -> 'excludedCategories' ? 'pork'
), followed as materialized (
  select distinct account_id, copies.client_id, published.content_id
  from (select distinct account_id, client_id from excluded_categories) clients join meal_plans copies using (account_id, client_id)
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
      select jsonb_agg(jsonb_build_object('name', food -> 'name', 'name_en', food -> 'name_en')) as foods
      from jsonb_array_elements(content -> 'aliments') food cross join lateral
        (select (food ->> 'name') || ' ' || (food ->> 'name_en') as names) named
      where exists (select from excluded_categories as groups
        where (groups.account_id, groups.client_id) = (followed.account_id, followed.client_id) and (
          (category = food ->> 'category' and (category <> 'alcohol' or names !~* '(analcolic|alcohol.free)'))
          or (category = 'pork' and food ->> 'category' = 'cold_cuts' and (names ~* '\m(maiale|suin[oai]|pork)\M' or
            names !~* '\m(bresaola|pastrami|carne sala[dt]a|slinzega|violino|tacchino|pollo|oca|anatra|manzo|bovin[oa]|cavallo|cervo|turkey|chicken|duck|goose|beef|horse|venison|halal|kosher)\M'))))
    ) with_food
  where foods is not null
)
insert into meal_plan_conflicts as known (account_id, client_id, content_id, foods)
select account_id, client_id, content_id, foods from listed
on conflict (account_id, client_id, content_id) do update set foods = known.foods || (
  select coalesce(jsonb_agg(food), '[]') from jsonb_array_elements(excluded.foods) food
  where not exists (select from jsonb_array_elements(known.foods) named
    where named ->> 'name' is not distinct from food ->> 'name' and named ->> 'name_en' is not distinct from food ->> 'name_en'));
