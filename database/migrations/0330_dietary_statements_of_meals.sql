-- Notes of meals may declare an allergy, an intolerance, a diet, pregnancy or breastfeeding, too: `record_id` is the entry of the meal.
alter table dietary_statements drop constraint dietary_statements_source_check,
  add constraint dietary_statements_source_check check (source in ('message', 'measurement', 'meal'));

-- What was written before, of each client the latest 50 notes, by the words of migration 0302.
insert into dietary_statements (account_id, client_id, source, record_id, text, sent_at)
select account_id, client_id, 'meal', id, note, noted_at
from (
  select account_id, client_id, id, note, noted_at,
    row_number() over (partition by account_id, client_id order by noted_at desc) as place
  from meal_entries
  where is_note_of_client and noted_at > now() - interval '2 years' and length(note) <= 10000
    and note ~* 'allerg|intoller|intoler|anafil|anaphyl|celiac|coeliac|gravid|gestant|incint|allatt|pregnan|breast|aspett(o|a|iamo|ando) (un|il |la |due |tre |dei |gemell)|in (dolce )?attesa|expecting|having (a|twins|our|my)|have a(nother)? (baby|child)'
) written where place <= 50;
