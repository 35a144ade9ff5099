-- The record that the message of a draft will point at: kind, id, part and label.
alter table conversation_drafts add column reference jsonb check (jsonb_typeof(reference) = 'object');

-- The professional whom a line of the system names. Its text has {} instead of the name, which each reader gets as it is now.
alter table messages
  add column professional_id uuid,
  add foreign key (account_id, professional_id) references memberships on delete set null (professional_id);
create index messages_naming_professional on messages (account_id, professional_id) where professional_id is not null;

-- The lines about hand-overs that were stored with a name. Hidden names were stored as that of the admin.
update messages set text = template, professional_id = named.id
from (
  select distinct on (memberships.account_id, text) memberships.account_id, memberships.id, template,
    replace(template, '{}', users.name) as text
  from memberships join users on users.id = memberships.user_id cross join unnest(array[
    'Da ora ti segue {}.', 'Da ora {} ti segue per l''allenamento.', 'Da ora {} ti segue per l''alimentazione.',
    '{} non ti segue più.', '{} non ti segue più per l''allenamento.', '{} non ti segue più per l''alimentazione.',
    '{} follows you from now on.', 'From now on, {} follows your training.', 'From now on, {} follows your nutrition.',
    '{} no longer follows you.', '{} no longer follows your training.', '{} no longer follows your nutrition.']) template
  where memberships.role <> 'client'
  order by memberships.account_id, text, memberships.created_at, memberships.id
) named
where messages.account_id = named.account_id and messages.text = named.text
  and messages.type = 'system' and messages.author_id is null and not messages.is_automatic;

-- Notifications of clients name the professional in the same way: `whoId` is the membership of `who`.
update notifications set params = params || jsonb_build_object('whoId', named.id)
from memberships readers, (
  select distinct on (memberships.account_id, users.name) memberships.account_id, memberships.id, users.name
  from memberships join users on users.id = memberships.user_id where memberships.role <> 'client'
  order by memberships.account_id, users.name, memberships.created_at, memberships.id
) named
where readers.account_id = notifications.account_id and readers.id = notifications.membership_id and readers.role = 'client'
  and named.account_id = notifications.account_id and named.name = notifications.params ->> 'who';
