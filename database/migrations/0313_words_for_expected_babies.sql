-- “Aspetto un bambino” and “I am expecting” are words for a pregnancy: parts of every word for these states, `partsOfMaternalWords`.
drop index check_ins_about_maternal_states;
create index check_ins_about_maternal_states on check_ins (account_id, client_id)
  where assignment_id is not null and answers::text ~* 'gravid|gestant|incint|allatt|pregnan|breast|aspett(o|a|iamo|ando) (un|il |la |due |tre |dei |gemell)|in (dolce )?attesa|expecting|having (a|twins|our|my)|have a(nother)? (baby|child)';

create or replace function date_written_texts() returns trigger language plpgsql as $$
begin
  if new.goal is distinct from old.goal then new.goal_changed_at := now(); end if;
  if new.note <> old.note then
    new.note_changed_at := now();
    -- Entire sentences are compared: “incinta” is also in “non è incinta”.
    if exists (
      select from regexp_split_to_table(lower(btrim(new.note)), '\s*[.;!\n]+\s*|(?<=\?)\s+') as sentence
      where sentence ~ 'gravid|gestant|incint|allatt|pregnan|breast|aspett(o|a|iamo|ando) (un|il |la |due |tre |dei |gemell)|in (dolce )?attesa|expecting|having (a|twins|our|my)|have a(nother)? (baby|child)'
        and not exists (
          select from regexp_split_to_table(lower(btrim(old.note)), '\s*[.;!\n]+\s*|(?<=\?)\s+') as earlier
          where sentence = earlier or is_same_state_statement(earlier, sentence)
        )
    ) then new.note_states_changed_at := now(); end if;
  end if;
  return new;
end $$;
