-- A sentence of a note about a present pregnancy or breastfeeding to which only connecting words and words about food, training and
-- complaints are added, “Incinta” as “Incinta, niente salti”, is the same statement and keeps its date, as does one with other case or
-- punctuation. Every other word dates it anew, because an old date hides a present pregnancy. A question mark counts: a question may have
-- become a statement.
create function is_same_state_statement(before text, after text) returns boolean language sql immutable as $$
  select before_words = after_words
    or (
      starts_with(after_words, before_words || ' ')
      and before ~ 'incint|gestante|gravida\M|allatt(o|a|i|ando)\M|pregnant|breast|\min (gravidanza|allattamento)\M'
      and substr(after_words, length(before_words) + 1) ~ ('^( ('
        || 'con|senza|niente|non?|nessun[oa]?|ma|ed?|o|di?|il|lo|la|l|i|gli|le|un|una|de[il]|dello|dell[ae]?|degli|a[il]|all[aeo]?|agli|molt[aieo]|forte|mal'
        || '|with|without|not|but|and|or|the|a|of|mild|strong'
        || '|(nause|vomit|stanc|tired|fatigu|dolor|pain|acidit|reflusso|heartburn|gonfi|cramp|schien'
        || '|salt[io]|jump|weights|addominal|crunch|squat|sforz|allenament|eserciz|exercis|training|workout|sport|nuoto|yoga|pilates|camminat|walk'
        || '|caff|coffee|alco|vino|wine|pesc|fish|sushi|carn|meat|crud|raw|formagg|cheese|uov|egg|salum|latticin|dairy|dolci|zuccher|sugar'
        || '|glutin|gluten|frutt|fruit|verdur|insalat|vegetable)[[:alpha:]]*'
        || '|pes[io]|corsa|sale))+$')
    )
  from (
    select btrim(regexp_replace(before, '[^[:alnum:]?]+', ' ', 'g')) as before_words,
      btrim(regexp_replace(after, '[^[:alnum:]?]+', ' ', 'g')) as after_words
  ) as compared
$$;

create or replace function date_written_texts() returns trigger language plpgsql as $$
begin
  if new.goal is distinct from old.goal then new.goal_changed_at := now(); end if;
  if new.note <> old.note then
    new.note_changed_at := now();
    -- Parts of every word for these states (`partsOfMaternalWords`). Entire sentences are compared: “incinta” is also in “non è incinta”.
    if exists (
      select from regexp_split_to_table(lower(btrim(new.note)), '\s*[.;!\n]+\s*|(?<=\?)\s+') as sentence
      where sentence ~ 'gravid|gestant|incint|allatt|pregnan|breast'
        and not exists (
          select from regexp_split_to_table(lower(btrim(old.note)), '\s*[.;!\n]+\s*|(?<=\?)\s+') as earlier
          where sentence = earlier or is_same_state_statement(earlier, sentence)
        )
    ) then new.note_states_changed_at := now(); end if;
  end if;
  return new;
end $$;
