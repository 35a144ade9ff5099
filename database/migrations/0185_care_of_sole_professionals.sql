-- An admin who works alone is in charge of every client whom nobody follows: of both kinds of care, or of nutrition alone when that is
-- their profession.
with followers as (
  select memberships.account_id, memberships.id,
    case when exists (
      select from qualifications
      where qualifications.account_id = memberships.account_id and qualifications.membership_id = memberships.id)
    then array['nutrition'] else array['training', 'nutrition'] end as kinds
  from memberships
  where memberships.role = 'admin' and memberships.deactivated_at is null and not exists (
    select from memberships other
    where other.account_id = memberships.account_id and other.id <> memberships.id
      and other.role <> 'client' and other.deactivated_at is null)
)
insert into client_collaborators (account_id, client_id, kind, membership_id)
select clients.account_id, clients.id, unnest(followers.kinds), followers.id
from clients join followers using (account_id)
where not exists (
  select from client_collaborators care where care.account_id = clients.account_id and care.client_id = clients.id);
