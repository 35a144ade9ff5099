-- Copies of foods in recipes say whether the food has a label, as new copies do: own foods and imported products.
update recipes set aliments = labelled.aliments
  from (
    select account_id, id, (
      select jsonb_agg(food || jsonb_build_object('hasLabel',
          exists (select from aliments own where (own.account_id, own.id) = (recipes.account_id, (food ->> 'id')::uuid))
          or exists (select from system_aliments where system_aliments.id = (food ->> 'id')::uuid
            and source not in ('usda', 'ciqual', 'swiss')))
        order by position)
      from jsonb_array_elements(recipes.aliments) with ordinality as foods (food, position)) as aliments
    from recipes) labelled
  where (recipes.account_id, recipes.id) = (labelled.account_id, labelled.id) and labelled.aliments is not null;
