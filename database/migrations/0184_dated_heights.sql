-- When the height of the record was typed: a height that was measured since is newer. Of the present heights that is not known, and each
-- measured one has counted before them, also one that was measured before the client was added.
alter table clients add column height_on date, add column height_at timestamptz;
update clients set height_on = '-infinity', height_at = '-infinity' where height_cm is not null;
alter table clients add check (height_cm is null or (height_on is not null and height_at is not null));
