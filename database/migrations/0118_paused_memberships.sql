-- Whether a studio has deactivated this person, as a client or as a collaborator. Before a login row-level security hides the
-- memberships.
create function has_paused_membership(person uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from memberships m
      left join clients c on m.role = 'client' and c.account_id = m.account_id and c.membership_id = m.id
    where m.user_id = person and (m.deactivated_at is not null or c.deactivated_at is not null))
$$;
revoke execute on function has_paused_membership from public;
grant execute on function has_paused_membership to forma_app;
