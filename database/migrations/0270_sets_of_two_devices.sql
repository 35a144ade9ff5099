-- Whether an earlier version of a set and the version logged after it are of two devices that did not know of each other's: neither corrects
-- the other. Unknown for versions of before, which stay corrections.
alter table completed_set_versions add column is_of_other_device boolean not null default false;
