-- A push or mail came due while a withdrawn consent of the client hid the notification.
alter table notification_deliveries
  drop constraint notification_deliveries_outcome_check,
  add constraint notification_deliveries_outcome_check check (outcome in ('sent', 'read', 'hidden', 'over', 'muted',
    'conversation_muted', 'active', 'off', 'no_device', 'dead_device', 'rejected', 'expired'));

-- As before, without those that a withdrawn consent hides: the condition `isShown` of the area notifications, in all accounts. The
-- server names the kinds that need a consent.
drop function unread_notifications_of(uuid);
create function unread_notifications_of(person uuid, health_kinds text[], photo_kinds text[]) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from memberships_of(person) m
    join notifications n on n.account_id = m.account_id and n.membership_id = m.id
  where n.is_in_app and n.read_at is null and not m.is_closed
    and (n.kind <> all(health_kinds)
      or coalesce((
        select is_given from consents c
        where c.account_id = n.account_id and c.client_id = n.client_id and c.kind = 'health_data'
        order by decided_at desc, id desc limit 1), true)
      or coalesce(
        (select choices ->> 'healthBasis' from client_settings s where s.account_id = n.account_id and s.client_id = n.client_id),
        (select choices ->> 'healthBasis' from client_setting_defaults d where d.account_id = n.account_id),
        'consent') = 'care')
    and (n.kind <> all(photo_kinds)
      or coalesce((
        select is_given from consents c
        where c.account_id = n.account_id and c.client_id = n.client_id and c.kind = 'photos'
        order by decided_at desc, id desc limit 1), true))
$$;
revoke execute on function unread_notifications_of from public;
grant execute on function unread_notifications_of to forma_app;
