-- A save of a photo or of the dates of an assignment names the version it was opened with, and increments it.
alter table progress_photos add column version integer not null default 1 check (version > 0);
alter table survey_assignments add column version integer not null default 1 check (version > 0);
