-- Whether the trained time of a finished workout is that of its training, and not that of typing sets afterwards: decided when it is stored,
-- and never taken back by sets that arrive later. Null for workouts of before, which are judged when they are read.
alter table completed_workouts add column is_time_recorded boolean;
