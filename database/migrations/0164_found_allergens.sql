create function keys_of(object jsonb) returns text[] language sql immutable strict parallel safe
  return array(select jsonb_object_keys(object));

-- The allergens that each name of a food names (`aliments/rules/named-allergens.ts`), which count without a declaration; null until the
-- server has computed them. Then `found_allergens` is null too, so a list of foods without an allergen leaves the food out.
alter table system_aliments
  add named_allergens_it text[],
  add named_allergens_en text[],
  add found_allergens text[] generated always as (
    case when declares_allergens then keys_of(allergens)
      when num_nulls(named_allergens_it, named_allergens_en) = 0
        then keys_of(allergens) || named_allergens_it || named_allergens_en end) stored;
alter table aliments
  add named_allergens_it text[],
  add named_allergens_en text[],
  add found_allergens text[] generated always as (
    case when declares_allergens then keys_of(allergens)
      when num_nulls(named_allergens_it, named_allergens_en) = 0
        then keys_of(allergens) || named_allergens_it || named_allergens_en end) stored;
