-- The version of the rules by which the results of a completed visit were computed (`areas/visits/rules/results-version.ts`). Those of
-- older rules are computed again by a job, so that measurements and lists have the numbers that the visit shows.
alter table visits add column results_version integer not null default 0 check (results_version >= 0);
create index visits_by_results_version on visits (results_version, account_id) where completed_at is not null;

-- Some accounts with such visits, except those of clients who have withdrawn their consent. Few, because other jobs share the queue; in any
-- order, so that one whose visits fail does not keep out the others.
create function accounts_with_outdated_results(present integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select account_id from (
    select distinct visits.account_id from visits where completed_at is not null and results_version < present
      and coalesce((select is_given from consents where consents.account_id = visits.account_id and consents.client_id = visits.client_id
        and kind = 'health_data' order by decided_at desc, id desc limit 1), true)) accounts
  order by random() limit 50
$$;
revoke execute on function accounts_with_outdated_results from public;
grant execute on function accounts_with_outdated_results to forma_app;
