-- Whether the coach let the client add exercises when the workout was begun: what was begun before the coach forbade it is kept.
alter table completed_workouts add may_add boolean not null default true;
