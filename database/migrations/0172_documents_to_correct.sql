-- Documents whose copies of foods have to be corrected. A transaction corrects only some, so that none locks thousands of them.
create table documents_to_correct (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('meal_plans', 'recipes')),
  document_id uuid not null,
  -- The documents of a client are corrected in one transaction, which compares their conflicts with each other.
  group_id uuid not null,
  -- The foods that were changed. Correcting one food of a document takes much less time than correcting all.
  aliment_ids uuid[] not null,
  primary key (account_id, kind, document_id)
);
create index documents_to_correct_by_group on documents_to_correct (account_id, kind, group_id, document_id);
call enable_account_rls('documents_to_correct');

-- The row of a food that is noted already is locked: otherwise a job could delete it before this change is committed.
create or replace function add_outdated_food_copies() returns trigger language plpgsql as $$
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
    select account_id, aliment_id from aliment_uses where aliment_id = any(changed) order by account_id, aliment_id
    on conflict (account_id, aliment_id) do update set aliment_id = excluded.aliment_id;
  end if;
  return null;
end $$;

create or replace function accounts_with_outdated_food_copies() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select account_id from (
    select account_id from outdated_food_copies union select account_id from documents_to_correct) accounts
  order by random() limit 50
$$;
