-- The e-mail of the first admin of a studio, named to a person who may not use the studio any more. Before a login row-level security
-- hides the memberships.
create function admin_email_of(account uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select u.email from memberships m join users u on u.id = m.user_id
  where m.account_id = account and m.role = 'admin' and m.deactivated_at is null
  order by m.created_at limit 1
$$;
revoke execute on function admin_email_of from public;
grant execute on function admin_email_of to forma_app;

create or replace function ended_memberships_of(person uuid)
returns table (id uuid, is_paused boolean, studio text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.role = 'client' and c.deactivated_at is not null, a.name, admin_email_of(a.id)
  from memberships m
    join accounts a on a.id = m.account_id
    left join clients c on c.account_id = m.account_id and c.membership_id = m.id
  where m.user_id = person and (m.deactivated_at is not null or c.deactivated_at is not null)
  order by c.deactivated_at desc nulls last, m.created_at desc
$$;
