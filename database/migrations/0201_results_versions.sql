-- The version of the rules by which the results of a completed visit were computed (`areas/visits/rules/results-version.ts`). Those of
-- older rules are computed again by a job, so that measurements and lists have the numbers that the visit shows.
alter table visits add column results_version integer not null default 0 check (results_version >= 0);
create index visits_by_results_version on visits (results_version, account_id) where completed_at is not null;

create function accounts_with_outdated_results(present integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct account_id from visits where completed_at is not null and results_version < present limit 50
$$;
revoke execute on function accounts_with_outdated_results from public;
grant execute on function accounts_with_outdated_results to forma_app;
