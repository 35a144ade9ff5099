-- An owner is in charge of the care that nobody is in charge of: of a client for whom they wrote programs, or meal plans, macros or
-- visits; and of every client, when they work alone and wrote some for anybody or into the library.
with written as (
  select account_id, client_id, created_by, 'training' as kind from programs
  union select account_id, client_id, created_by, 'nutrition' from meal_plans
  union select account_id, client_id, created_by, 'nutrition' from macros
  union select account_id, client_id, created_by, 'nutrition' from visits
), owners as (
  select account_id, id, not exists (
    select from memberships other
    where other.account_id = memberships.account_id and other.id <> memberships.id
      and other.role <> 'client' and other.deactivated_at is null) as is_alone
  from memberships where role = 'admin' and deactivated_at is null
), followed as (
  select owners.account_id, written.client_id, written.kind, owners.id
  from owners join written on written.account_id = owners.account_id and written.created_by = owners.id
  where written.client_id is not null
  union
  select owners.account_id, clients.id, of_account.kind, owners.id
  from owners
    join (
      select written.account_id, written.kind from written
        left join clients on clients.account_id = written.account_id and clients.id = written.client_id
      where clients.is_sample is not true
      group by 1, 2) of_account on of_account.account_id = owners.account_id
    join clients on clients.account_id = owners.account_id
  where owners.is_alone and not clients.is_sample
)
insert into client_collaborators (account_id, client_id, kind, membership_id)
select distinct on (account_id, client_id, kind) account_id, client_id, kind, id from followed order by 1, 2, 3, 4
on conflict do nothing;
