-- What a client wrote on another device about a meal and what gave way to another note without having been read there: the professionals
-- still read it. `former_notes` has hashes of the notes that the client replaced on purpose: one that arrives again is a repeated request.
alter table meal_entries add column other_notes text[] not null default '{}', add column former_notes text[];

-- Who wrote the note: `reported_by` is whoever reported the latest part, which may be the state. Of earlier reports by a professional the
-- note counts as theirs where the client had reported nothing to read.
alter table meal_entries add column is_note_of_client boolean not null default true;
update meal_entries set is_note_of_client = false where reported_by is not null and new_at is null;
