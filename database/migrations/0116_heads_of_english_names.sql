-- The stem of the word that an English name is about. It is the last one of the name without its details, which follow a comma, a
-- bracket or a preposition: rice for “White rice, raw” and “Rice with peas”, drink for “Rice drink”. In Italian it is the first one.
create function english_head_of(name text) returns text language sql immutable strict parallel safe
  return coalesce((ts_lexize('english_stem', substring(fold_name(
    regexp_replace(name, '(,|\(|\s(with|without|in|of|from|for|and)\s).*$', '', 'i')) from '[^ ]*$')))[1], '');

alter table system_aliments alter column head_en set expression as (english_head_of(name_en));
alter table aliments alter column head_en set expression as (english_head_of(name_en));
