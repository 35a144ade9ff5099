-- The day to which the client had moved a workout when it became part of a pause: it is restored when the pause is taken back.
alter table workout_adjustments add column paused_move date;
