-- Texts of clients that name an illness or a medicine of their own are stored, too. `may_declare`: whether a text may declare something for
-- the dietary profile; the others do not count towards its limit.
alter table dietary_statements add column may_declare boolean not null default true;

-- What was written before, of each client the latest 50 texts of each source. The words are parts of those that the rules read, which then
-- decide whether a text says anything.
insert into dietary_statements (account_id, client_id, source, record_id, text, sent_at, may_declare)
select account_id, client_id, 'message', id, text, created_at, false
from (
  select messages.account_id, clients.id as client_id, messages.id, messages.text, messages.created_at,
    row_number() over (partition by messages.account_id, clients.id order by messages.created_at desc) as place
  from messages
  join clients on clients.account_id = messages.account_id and clients.id = messages.conversation_id
    and clients.membership_id = messages.author_id
  where not messages.is_internal and not messages.is_automatic and messages.deleted_at is null
    and messages.created_at > now() - interval '2 years' and length(messages.text) <= 10000
    and messages.text ~* 'diabet|ipertens|ipertes|hypertens|insufficienza|nefr|dialis|dialys|calcoli|stones|kidney|renal|cardiopat|infart|aritmi|scompenso|angina|heart|cuore|ictus|stroke|tiroid|thyroid|hashimoto|basedow|crohn|colit|gastrit|reflus|reflux|ulcer|steatosi|fegato|epatit|hepatit|cirros|cirrhos|pancreatit|osteopor|an[ae]+mi[ac]|asma|asthma|epile|tumor|cancro|cancer|artrit|arthrit|ernia|hernia|fibrom|scleros|lupus|endometri|policist|polycyst|anoress|anorex|bulimi|trombos|thrombos|embolia|malattia|patologia|diagnos|insulin|anticoag|sintrom|coumadin|warfarin|eliquis|xarelto|metformin|eutirox|cortison|adrenalin|epi-?pen|epineph|jext|fastjekt'
) written where place <= 50
on conflict do nothing;

insert into dietary_statements (account_id, client_id, source, record_id, text, sent_at, may_declare)
select account_id, client_id, 'measurement', source_id, text, sent_at, false
from (
  select account_id, client_id, source_id, string_agg(distinct note, E'\n') as text, min(created_at) as sent_at,
    row_number() over (partition by account_id, client_id order by min(created_at) desc) as place
  from measurements
  where is_by_client and source in ('metric', 'weight') and created_at > now() - interval '2 years'
    and note ~* 'diabet|ipertens|ipertes|hypertens|insufficienza|nefr|dialis|dialys|calcoli|stones|kidney|renal|cardiopat|infart|aritmi|scompenso|angina|heart|cuore|ictus|stroke|tiroid|thyroid|hashimoto|basedow|crohn|colit|gastrit|reflus|reflux|ulcer|steatosi|fegato|epatit|hepatit|cirros|cirrhos|pancreatit|osteopor|an[ae]+mi[ac]|asma|asthma|epile|tumor|cancro|cancer|artrit|arthrit|ernia|hernia|fibrom|scleros|lupus|endometri|policist|polycyst|anoress|anorex|bulimi|trombos|thrombos|embolia|malattia|patologia|diagnos|insulin|anticoag|sintrom|coumadin|warfarin|eliquis|xarelto|metformin|eutirox|cortison|adrenalin|epi-?pen|epineph|jext|fastjekt'
  group by account_id, client_id, source_id
) written where place <= 50 and length(text) <= 10000
on conflict do nothing;
