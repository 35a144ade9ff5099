-- When the texts of a client's record were written: what they say of a pregnancy counts only for some time. Of present texts that is
-- known where the record was never changed; the others count from now on.
alter table clients add column goal_changed_at timestamptz not null default now(),
  add column note_changed_at timestamptz not null default now();
update clients set goal_changed_at = created_at, note_changed_at = created_at where version = 1;

-- A trigger, so that every statement that writes a text dates it.
create function date_written_texts() returns trigger language plpgsql as $$
begin
  if new.goal is distinct from old.goal then new.goal_changed_at := now(); end if;
  if new.note <> old.note then new.note_changed_at := now(); end if;
  return new;
end $$;
create trigger date_written_texts before update of goal, note on clients
  for each row execute function date_written_texts();
