-- Whether a message of a client names pain or a symptom, as the server recognises it when the message is sent. Messages that were sent before
-- this column have their notification only.
alter table messages add column names_symptom boolean not null default false;

create index messages_names_symptom on messages (account_id, conversation_id, seq) where names_symptom;
