-- Which records of a client were opened. Earlier accesses say only that the record was.
alter table client_accesses add kind text not null default 'record' check (kind in ('record', 'measurements', 'photos', 'files', 'surveys',
  'visits', 'dietary_profile', 'meals', 'meal_plans', 'macros', 'advices', 'programs', 'workouts', 'chat'));
alter table client_accesses alter kind drop default;
alter table client_accesses drop constraint client_accesses_pkey;
alter table client_accesses add primary key (account_id, client_id, hour, membership_id, is_as_client, kind);
