-- Which texts of the client in a workout name pain or a symptom: `comment`, the id of a skipped row, or that of a row with the number of a
-- set and a hash of its note, so that each is told once. Written with `names_symptoms`; null for workouts of before, whose texts count as
-- told once they are stored here before the next change.
alter table completed_workouts add column symptom_parts text[];

-- Whether the note of an earlier version gave way to the set of another device without having been shown there: professionals still read it.
alter table completed_set_versions add column is_note_lost boolean not null default false;
-- The notes of sets that the devices knew which replaced them: one of these that arrives late is a delayed request, not another device's.
alter table completed_workouts add column known_notes jsonb not null default '[]';
