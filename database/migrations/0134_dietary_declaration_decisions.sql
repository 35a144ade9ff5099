-- What professionals decided about answers of first surveys that concern allergies, intolerances, diet or foods that a client does not
-- eat. A decision is about the answer as it was sent at `sent_at`. Answers without a decision are declared and not confirmed.
create table dietary_declaration_decisions (
  account_id uuid not null,
  client_id uuid not null,
  check_in_id uuid not null,
  question_id uuid not null,
  sent_at timestamptz not null,
  decision text not null check (decision in ('confirmed', 'rejected')),
  decided_by uuid,
  decided_at timestamptz not null default now(),
  primary key (account_id, client_id, check_in_id, question_id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, decided_by) references memberships on delete set null (decided_by)
);
create index dietary_declaration_decisions_of_decider on dietary_declaration_decisions (account_id, decided_by)
  where decided_by is not null;
call enable_account_rls('dietary_declaration_decisions');
