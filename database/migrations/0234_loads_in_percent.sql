-- The rows of a copy whose load may be a share of a maximum, each combination once; null without any. `needsMaximum` of the programs
-- area decides which are. Computed from the content, so that home reads them for all clients without the contents.
create function loads_in_percent(content jsonb) returns jsonb
language sql immutable parallel safe as $$
  select jsonb_agg(distinct jsonb_build_object(
    'exerciseId', listed -> 'exerciseId', 'name', listed -> 'name', 'type', coalesce(listed ->> 'type', 'reps'),
    'sets', listed -> 'sets', 'reps', coalesce(listed ->> 'reps', ''), 'value', coalesce(listed ->> 'value', ''),
    'weight', coalesce(listed ->> 'weight', ''),
    'progression', listed -> 'progression'))
  from jsonb_path_query(content,
    '$.weeks[*].days[*].workouts[*].exercises[*] ? (@.weight like_regex "%" || @.progression.kind == "percent")') listed
$$;

alter table programs add loads_in_percent jsonb generated always as (
  case when client_id is not null then loads_in_percent(content) end
) stored;
create index programs_with_loads_in_percent on programs (account_id, ends_on)
  where client_id is not null and loads_in_percent is not null;
