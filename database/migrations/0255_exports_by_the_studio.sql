-- A member of the studio asks for the archive of a client who asked by mail or phone: `requested_by` is their membership, null for the
-- client. Each of them has one archive of the client at a time.
alter table personal_data_exports add requested_by uuid,
  add foreign key (account_id, requested_by) references memberships on delete cascade,
  drop constraint personal_data_exports_account_id_client_id_key,
  add unique nulls not distinct (account_id, client_id, requested_by);
create index personal_data_exports_by_member on personal_data_exports (account_id, requested_by) where requested_by is not null;

-- The client reads who of the studio exported their data.
alter table client_accesses drop constraint client_accesses_kind_check,
  add check (kind in ('record', 'measurements', 'photos', 'files', 'surveys', 'visits', 'dietary_profile', 'meals', 'meal_plans',
    'macros', 'advices', 'programs', 'workouts', 'chat', 'export'));
