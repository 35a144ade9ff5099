-- The studios that have ended the access of a person, with the e-mail of their admin: the login names them. Before a login row-level
-- security hides the memberships. `is_paused`: a deactivated client, whom the studio can restore. A collaborator whose membership has
-- ended was removed: only a new invitation brings them back.
create function ended_memberships_of(person uuid)
returns table (id uuid, is_paused boolean, studio text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.role = 'client' and c.deactivated_at is not null, a.name, (
    select u.email from memberships admins join users u on u.id = admins.user_id
    where admins.account_id = a.id and admins.role = 'admin' and admins.deactivated_at is null
    order by admins.created_at limit 1)
  from memberships m
    join accounts a on a.id = m.account_id
    left join clients c on c.account_id = m.account_id and c.membership_id = m.id
  where m.user_id = person and (m.deactivated_at is not null or c.deactivated_at is not null)
  order by c.deactivated_at desc nulls last, m.created_at desc
$$;
revoke execute on function ended_memberships_of from public;
grant execute on function ended_memberships_of to forma_app;
drop function has_paused_membership;
