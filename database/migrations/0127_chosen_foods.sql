-- Choosing a food is not eating it: what was swapped in advance, of dates that are still to come, is a choice about a meal that stays
-- planned. It is no news for the professional, unless it has a note or a picture.
update meal_entries set state = 'planned',
    new_at = case when meal_entries.note <> '' or exists (select from attachments
      where (attachments.account_id, attachments.meal_entry_id) = (meal_entries.account_id, meal_entries.id)) then meal_entries.new_at end
  from clients join accounts on accounts.id = clients.account_id
    left join memberships on (memberships.account_id, memberships.id) = (clients.account_id, clients.membership_id)
    left join users on users.id = memberships.user_id
  where (clients.account_id, clients.id) = (meal_entries.account_id, meal_entries.client_id) and meal_entries.state = 'swapped'
    and meal_entries.eaten_on > (now() at time zone coalesce(users.time_zone, accounts.time_zone))::date;
