-- Other names of exercises of the library ("Bench Press (Barbell)", "Panca piana"): found by the search and by imports.
alter table system_exercises add aliases text[] not null default '{}';

drop materialized view exercise_tokens;
create materialized view exercise_tokens as
  select token, array_agg(distinct id) as exercise_ids
  from system_exercises, unnest(tokenize(name_it || ' ' || name_en || ' ' || array_to_string(aliases, ' '))) token
  group by token;
grant select on exercise_tokens to forma_app;
