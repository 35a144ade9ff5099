-- Full name of the parent or guardian who gave the consent together with a client under 18.
alter table consents add column guardian_name text check (length(guardian_name) between 1 and 120);
alter table consents add check (guardian_name is null or is_given);
