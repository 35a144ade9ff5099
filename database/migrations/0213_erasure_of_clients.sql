-- When a client who asked for it is deleted; null for the others, and after they took it back.
alter table clients add column delete_after timestamptz;
create index clients_to_erase on clients (delete_after) where delete_after is not null;

-- A client who waits for their deletion has no permissions: they can log in, and nothing else but take it back.
alter table memberships drop constraint only_collaborators_are_limited,
  add constraint only_collaborators_are_limited check (role in ('coach', 'nutritionist')
    or ((permissions is null or (role = 'client' and permissions = '{}')) and not is_name_hidden and deactivated_at is null));

-- The clients of all accounts to delete, which row-level security hides from the job of the night.
create function clients_to_erase(at timestamptz) returns table (account_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select clients.account_id, clients.id from clients where delete_after <= at
$$;
revoke execute on function clients_to_erase from public;
grant execute on function clients_to_erase to forma_app;

-- Deletes the login of a person who belongs to no account any more. Row-level security shows the memberships of one account.
create function delete_person_without_account(person uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  delete from users u where u.id = person and not u.is_super_admin
    and not exists (select from memberships m where m.user_id = u.id);
  return found;
end $$;
revoke execute on function delete_person_without_account from public;
grant execute on function delete_person_without_account to forma_app;
