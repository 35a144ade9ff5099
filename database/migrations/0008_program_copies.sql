-- Days after the week's first day on which a day falls; null: the week's days are spread evenly.
alter table program_days add day_offset smallint check (day_offset between 0 and 6);

-- Which version of the model a copy was last brought in line with, and which version the copy had then: a copy that has
-- moved on since was edited by hand.
alter table programs add model_version integer;
alter table programs add synced_version integer;
