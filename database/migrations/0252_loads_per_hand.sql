-- A set whose prescribed load is that of one hand moves twice the logged weight. Whether it is, is stored with the set, because reading
-- the prescription for each set makes records and trends slow. A set of another exercise than the prescribed one has the logged weight.
create function is_per_hand(load text) returns boolean language sql immutable parallel safe as $$
  select load ~* '(?<![a-zà-ÿ])(?:(?:per|a|ogni|each|for each|per ogni|per ciascuna) +(?:mano|hand|manubrio|dumbbell|kettlebell|kb|db)|each|ea|cad|cadaun[oa]|ciascun[oa]|a testa|l''un[oa])(?![a-zà-ÿ])(?!\.? +(?:side|leg|arm|way|lato|gamba|braccio))'
$$;

alter table completed_sets add column is_per_hand boolean not null default false;

create function hands_of_set() returns trigger language plpgsql as $$
begin
  new.is_per_hand := new.weight_kg is not null and exists (
    select from completed_workouts done, jsonb_array_elements(done.prescription) prescribed
    where done.account_id = new.account_id and done.id = new.completed_workout_id
      and prescribed ->> 'id' = new.row_id::text and prescribed ->> 'exerciseId' = new.exercise_id::text
      and is_per_hand(prescribed ->> 'weight'));
  return new;
end
$$;

create trigger hands_of_set before insert or update of exercise_id, row_id, weight_kg on completed_sets
  for each row execute function hands_of_set();
