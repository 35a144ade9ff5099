-- When the texts of a client's record were written: what they say of a pregnancy counts only for some time. Of present texts that is
-- known where the record was never changed; the others count from now on. `note_states_changed_at`: when a sentence about pregnancy or
-- breastfeeding was last written into the note, which other changes of the note do not date again.
alter table clients add column goal_changed_at timestamptz not null default now(),
  add column note_changed_at timestamptz not null default now(),
  add column note_states_changed_at timestamptz not null default now();
update clients set goal_changed_at = created_at, note_changed_at = created_at, note_states_changed_at = created_at where version = 1;

-- A trigger, so that every statement that writes a text dates it.
create function date_written_texts() returns trigger language plpgsql as $$
begin
  if new.goal is distinct from old.goal then new.goal_changed_at := now(); end if;
  if new.note <> old.note then
    new.note_changed_at := now();
    -- Parts of every word for these states (`partsOfMaternalWords`). Entire sentences are compared: “incinta” is also in “non è incinta”.
    if exists (
      select from regexp_split_to_table(lower(btrim(new.note)), '\s*[.;!?\n]+\s*') as sentence
      where sentence ~ 'gravid|gestant|incint|allatt|pregnan|breast'
        and sentence not in (select regexp_split_to_table(lower(btrim(old.note)), '\s*[.;!?\n]+\s*'))
    ) then new.note_states_changed_at := now(); end if;
  end if;
  return new;
end $$;
create trigger date_written_texts before update of goal, note on clients
  for each row execute function date_written_texts();
