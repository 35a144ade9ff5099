alter table messages
  -- False: a message of a professional that answers nothing: to many clients, or scheduled before the client last wrote.
  add column is_answer boolean not null default true;

update messages set is_answer = false from broadcast_recipients recipient
where recipient.outcome = 'sent' and recipient.account_id = messages.account_id and recipient.message_id = messages.id;
