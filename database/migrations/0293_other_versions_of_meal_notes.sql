-- What a client wrote on another device about a meal and what gave way to another note without having been read there: the professionals
-- still read it. `former_notes` has hashes of the notes that the client replaced on purpose: one that arrives again is a repeated request.
alter table meal_entries add column other_notes text[] not null default '{}', add column former_notes text[];
