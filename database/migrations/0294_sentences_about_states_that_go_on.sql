-- A sentence of a note about a present pregnancy or breastfeeding that only goes on, “Incinta” as “Incinta con nausea”, is the same
-- statement and keeps its date. Words that may be about another time or another pregnancy, numbers, and what may have turned a denial,
-- a wish or a noun into a present state date it anew, because an old date hides a present pregnancy.
create function is_same_state_statement(before text, after text) returns boolean language sql immutable as $$
  select starts_with(after, before)
    and before ~ 'incint|gestante|gravida\M|allatt(o|a|i|ando)\M|pregnant|breast|\min (gravidanza|allattamento)\M'
    and rest ~ '^[\s,(]'
    and rest !~ ('gravid|gestant|incint|allatt|pregnan|breast|\d'
      || '|\m(nuov|ancora|again|altr|another|prim|second|terz|quart|first|third|fourth|attual|cors|atto|current|ongoing|adesso|today'
      || '|settiman|sett\M|week|mes[ei]\M|month|trimest|dpp|edd\M|due\M|part[oi]|termin|previst|oggi|ora\M|now\M|yes\M|sì|si\s*([,).]|$))')
  from (select substr(after, length(before) + 1) as rest) as added
$$;

create or replace function date_written_texts() returns trigger language plpgsql as $$
begin
  if new.goal is distinct from old.goal then new.goal_changed_at := now(); end if;
  if new.note <> old.note then
    new.note_changed_at := now();
    -- Parts of every word for these states (`partsOfMaternalWords`). Entire sentences are compared: “incinta” is also in “non è incinta”.
    if exists (
      select from regexp_split_to_table(lower(btrim(new.note)), '\s*[.;!?\n]+\s*') as sentence
      where sentence ~ 'gravid|gestant|incint|allatt|pregnan|breast'
        and not exists (
          select from regexp_split_to_table(lower(btrim(old.note)), '\s*[.;!?\n]+\s*') as earlier
          where sentence = earlier or is_same_state_statement(earlier, sentence)
        )
    ) then new.note_states_changed_at := now(); end if;
  end if;
  return new;
end $$;
