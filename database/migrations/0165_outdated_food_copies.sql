-- Foods whose copies in recipes and meal plans an account has to correct, because what they declare changed in the library.
create table outdated_food_copies (
  account_id uuid not null references accounts on delete cascade,
  -- Of the library or an own one.
  aliment_id uuid not null,
  primary key (account_id, aliment_id)
);
call enable_account_rls('outdated_food_copies');

create index aliment_uses_of_aliment on aliment_uses (aliment_id);

-- Written here, so that no import, no catalogue and no statement by hand leaves copies behind.
create function add_outdated_food_copies() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select id from now_declared join declared using (id)
    where (now_declared.allergens, now_declared.declares_allergens, now_declared.suits)
      is distinct from (declared.allergens, declared.declares_allergens, declared.suits));
begin
  if cardinality(changed) > 0 then
    -- Waits for documents that copy a food for the first time: their use is found only once it is committed.
    perform pg_advisory_xact_lock(hashtextextended('declarations of library foods', 0));
    insert into outdated_food_copies (account_id, aliment_id)
    select account_id, aliment_id from aliment_uses where aliment_id = any(changed)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger add_outdated_food_copies after update on system_aliments
  referencing old table as declared new table as now_declared for each statement execute function add_outdated_food_copies();

-- Some accounts with such copies, which row-level security hides from the job that runs every minute. Few, because other jobs share the
-- queue; in any order, so that one whose correction fails does not keep out the others.
create function accounts_with_outdated_food_copies() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select account_id from (select distinct account_id from outdated_food_copies) accounts order by random() limit 50
$$;
revoke execute on function accounts_with_outdated_food_copies from public;
grant execute on function accounts_with_outdated_food_copies to forma_app;

-- Copies from before: those of library foods kept the allergens of then, and those of meal plans do not say whether the food has a label.
insert into outdated_food_copies (account_id, aliment_id) select account_id, aliment_id from aliment_uses;
