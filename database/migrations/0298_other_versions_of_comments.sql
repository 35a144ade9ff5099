-- Lines of the client's comment and of notes of skipped rows that gave way to another device's text without having been shown there: the
-- professionals still read them (`[{"rowId", "text"}]`, `rowId` null for the comment). `known_texts` are those that a device had shown
-- and replaced: one that arrives again is a delayed request, not another device's.
alter table completed_workouts add column other_texts jsonb not null default '[]', add column known_texts jsonb not null default '[]';
