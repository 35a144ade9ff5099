-- The e-mail of a client who has a login is that of the login, in every account where the person is a client.

update clients set email = u.email, version = clients.version + 1
from memberships m join users u on u.id = m.user_id
where m.account_id = clients.account_id and m.id = clients.membership_id and clients.email <> u.email
  and not exists (select from clients other where other.account_id = clients.account_id and other.email = u.email);

-- Called after the e-mail of the person changed. A record whose account has another one with this e-mail keeps the former one.
create function adopt_login_email(person uuid) returns table (account_id uuid, client_id uuid)
language sql volatile security definer set search_path = public, pg_temp as $$
  update clients c set email = u.email, version = c.version + 1
  from memberships m join users u on u.id = m.user_id
  where u.id = person and m.account_id = c.account_id and m.id = c.membership_id and c.email <> u.email
    and not exists (select from clients other where other.account_id = c.account_id and other.email = u.email)
  returning c.account_id, c.id
$$;
revoke execute on function adopt_login_email from public;
grant execute on function adopt_login_email to forma_app;
