-- Whether the client has begun to correct sent answers and has not sent the correction: reading the answers does not end it.
alter table check_ins add column is_correcting boolean not null default false;
