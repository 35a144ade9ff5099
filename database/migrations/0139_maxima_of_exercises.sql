-- The one-repetition maximum of any exercise is a type of the account. The three lifts keep their built-in types. Without a foreign key,
-- because the exercise is of the library or of the account; the name is that with which it was created.
alter table metric_types add exercise_id uuid,
  add check (exercise_id is null or (unit = 'kg' and decimals = 1 and direction = 'up'));
create unique index metric_types_of_exercise on metric_types (account_id, exercise_id) where exercise_id is not null;

-- An own type may have the name of an exercise.
drop index metric_types_by_name;
create unique index metric_types_by_name on metric_types (account_id, lower(name)) where exercise_id is null;
