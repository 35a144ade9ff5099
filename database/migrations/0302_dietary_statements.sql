-- What clients wrote in the chat and in notes of their measurements that may declare an allergy, an intolerance, a diet, pregnancy or
-- breastfeeding: `record_id` is the message or the record of the measurement. The rules read the text again each time it is shown.
create table dietary_statements (
  account_id uuid not null,
  client_id uuid not null,
  source text not null check (source in ('message', 'measurement')),
  record_id uuid not null,
  text text not null check (text <> '' and length(text) <= 10000),
  sent_at timestamptz not null default now(),
  primary key (account_id, client_id, source, record_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
call enable_account_rls('dietary_statements');

-- What was written before, of each client the latest 50 texts of each source. The words are parts of those that the rules read, which
-- then decide whether a text declares anything.
insert into dietary_statements (account_id, client_id, source, record_id, text, sent_at)
select account_id, client_id, 'message', id, text, created_at
from (
  select messages.account_id, clients.id as client_id, messages.id, messages.text, messages.created_at,
    row_number() over (partition by messages.account_id, clients.id order by messages.created_at desc) as place
  from messages
  join clients on clients.account_id = messages.account_id and clients.id = messages.conversation_id
    and clients.membership_id = messages.author_id
  where not messages.is_internal and not messages.is_automatic and messages.deleted_at is null
    and messages.created_at > now() - interval '2 years' and length(messages.text) <= 10000
    and messages.text ~* 'allerg|intoller|intoler|anafil|anaphyl|celiac|coeliac|gravid|gestant|incint|allatt|pregnan|breast|aspett(o|a|iamo|ando) (un|il |la |due |tre |dei |gemell)|in (dolce )?attesa|expecting|having (a|twins|our|my)|have a(nother)? (baby|child)'
) written where place <= 50;

insert into dietary_statements (account_id, client_id, source, record_id, text, sent_at)
select account_id, client_id, 'measurement', source_id, text, sent_at
from (
  select account_id, client_id, source_id, string_agg(distinct note, E'\n') as text, min(created_at) as sent_at,
    row_number() over (partition by account_id, client_id order by min(created_at) desc) as place
  from measurements
  where is_by_client and source in ('metric', 'weight') and created_at > now() - interval '2 years'
    and note ~* 'allerg|intoller|intoler|anafil|anaphyl|celiac|coeliac|gravid|gestant|incint|allatt|pregnan|breast|aspett(o|a|iamo|ando) (un|il |la |due |tre |dei |gemell)|in (dolce )?attesa|expecting|having (a|twins|our|my)|have a(nother)? (baby|child)'
  group by account_id, client_id, source_id
) written where place <= 50 and length(text) <= 10000;
