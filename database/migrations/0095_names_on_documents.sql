-- The membership whose name clients read for a professional: the first admin when the name is hidden, otherwise the professional.
-- What is printed beside the name, as a professional register, must be of the same person.
create function membership_for_clients(membership uuid) returns uuid language sql stable as $$
  select case when not m.is_name_hidden then m.id else (
    select a.id from memberships a
    where a.account_id = m.account_id and a.role = 'admin' order by a.created_at, a.id limit 1) end
  from memberships m
  where m.id = membership
$$;
