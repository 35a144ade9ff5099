-- When the height of the record was typed: a height that was measured since is newer.
alter table clients add column height_on date, add column height_at timestamptz;
update clients set height_on = created_at::date, height_at = created_at where height_cm is not null;
alter table clients add check (height_cm is null or (height_on is not null and height_at is not null));
