-- The first day that the program had when the client moved a workout: with another first day the chosen date says nothing. Moves of before
-- this column get the present first day, because no other one is known.
alter table workout_adjustments add column move_starts_on date;
update workout_adjustments set move_starts_on = programs.starts_on
  from programs where programs.id = workout_adjustments.program_id and moved_to is not null;
