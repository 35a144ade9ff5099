-- Other names of exercises of the library ("Bench Press (Barbell)", "Panca piana"): found by the search and by imports.
alter table system_exercises add aliases text[] not null default '{}';

drop materialized view exercise_tokens;
create materialized view exercise_tokens as
  select token, array_agg(distinct id) as exercise_ids
  from system_exercises, unnest(tokenize(name_it || ' ' || name_en || ' ' || array_to_string(aliases, ' '))) token
  group by token;
grant select on exercise_tokens to forma_app;

-- Media and cues that a studio adds to an exercise of the library, for its own coaches and clients.
alter table attachments
  add system_exercise_id uuid references system_exercises on delete cascade,
  drop constraint one_owner,
  add constraint one_owner check (num_nonnulls(exercise_id, system_exercise_id, completed_workout_id) = 1),
  add constraint attachments_of_system_exercise
    exclude using btree (account_id with =, system_exercise_id with =, position with =)
    where (system_exercise_id is not null) deferrable;
create index attachments_by_system_exercise on attachments (system_exercise_id) where system_exercise_id is not null;

create table exercise_cues (
  account_id uuid not null references accounts on delete cascade,
  system_exercise_id uuid not null references system_exercises on delete cascade,
  cues text not null check (length(cues) between 1 and 5000),
  updated_at timestamptz not null default now(),
  primary key (account_id, system_exercise_id)
);
create index exercise_cues_by_exercise on exercise_cues (system_exercise_id);
call enable_account_rls('exercise_cues');
