-- Whether a studio has paused this person as a client. A collaborator whose membership has ended was removed: only a new
-- invitation brings them back. Before a login row-level security hides the memberships.
create or replace function has_paused_membership(person uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from memberships m
      join clients c on c.account_id = m.account_id and c.membership_id = m.id
    where m.user_id = person and m.role = 'client' and c.deactivated_at is not null)
$$;
