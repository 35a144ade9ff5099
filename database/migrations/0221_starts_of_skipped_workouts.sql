-- The first day of the program for which skip_delay_days was computed: with another first day the pauses of the program begin again, and
-- the delay says nothing. Skips of before this column get the present first day, because no other one is known.
alter table workout_adjustments add column skip_starts_on date;
update workout_adjustments set skip_starts_on = programs.starts_on
  from programs where programs.id = workout_adjustments.program_id and skip_delay_days is not null;
