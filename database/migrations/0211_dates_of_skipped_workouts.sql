-- By how many days the pauses of the program had moved a workout when the client skipped it: it stays on the date that they saw. Null when
-- it is not skipped, and for what was skipped before this column.
alter table workout_adjustments add column skip_delay_days integer check (skip_delay_days >= 0);
