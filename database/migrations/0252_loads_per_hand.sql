-- A set whose prescribed load is that of one hand moves twice the logged weight. Whether it is, is stored with the set, because reading
-- the prescription for each set makes records and trends slow. A set of another exercise than the prescribed one has the logged weight.
create function is_load_per_hand(load text) returns boolean language sql immutable parallel safe as $$
  select load ~* '(?<![a-zà-ÿ])(?:(?:per|a|ogni|each|for\s+each|per\s+ogni|per\s+ciascuna)\s+(?:mano|hand|manubrio|dumbbell|kettlebell|kb|db)|(?:ea|cad)\.?|each|cada|cadaun[oa]|ciascun[oa]|a\s+testa|l[''’]un[oa])(?![a-zà-ÿ])(?!\.?\s+(?:side|leg|arm|way|lato|gamba|braccio)(?![a-zà-ÿ]))'
$$;

alter table completed_sets add column is_load_per_hand boolean not null default false;

create function store_load_per_hand() returns trigger language plpgsql as $$
begin
  new.is_load_per_hand := new.weight_kg is not null and exists (
    select from completed_workouts done, jsonb_array_elements(done.prescription) prescribed
    where done.account_id = new.account_id and done.id = new.completed_workout_id
      and prescribed ->> 'id' = new.row_id::text and prescribed ->> 'exerciseId' = new.exercise_id::text
      and is_load_per_hand(prescribed ->> 'weight'));
  return new;
end
$$;

create trigger store_load_per_hand before insert or update of exercise_id, row_id, weight_kg on completed_sets
  for each row execute function store_load_per_hand();
