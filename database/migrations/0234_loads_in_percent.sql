-- The rows of a copy whose load may be a share of a maximum, in their order; null without any. `needsMaximum` of the programs area decides
-- which are. Computed from the content, so that home reads them for all clients without the contents. Of rows of an exercise that
-- differ only in the digits of the load, the first one stands for all.
create function loads_in_percent(content jsonb) returns jsonb
language sql immutable parallel safe as $$
  select jsonb_agg(jsonb_build_object(
    'exerciseId', listed -> 'exerciseId', 'name', listed -> 'name', 'type', coalesce(listed ->> 'type', 'reps'),
    'sets', listed -> 'sets', 'weight', coalesce(listed ->> 'weight', ''), 'progression', listed -> 'progression') order by position)
  from (
    select distinct on (listed ->> 'exerciseId', listed ->> 'type', listed -> 'sets', listed #>> '{progression,kind}',
        translate(listed ->> 'weight', '012345678', '999999999')) listed, position
    from jsonb_path_query(content,
      '$.weeks[*].days[*].workouts[*].exercises[*] ? (@.weight like_regex "%" || @.progression.kind == "percent")')
      with ordinality as found (listed, position)
    order by listed ->> 'exerciseId', listed ->> 'type', listed -> 'sets', listed #>> '{progression,kind}',
      translate(listed ->> 'weight', '012345678', '999999999'), position
  ) forms
$$;

alter table programs add loads_in_percent jsonb generated always as (
  case when client_id is not null then loads_in_percent(content) end
) stored;
create index programs_with_loads_in_percent on programs (account_id, ends_on)
  where client_id is not null and loads_in_percent is not null;
