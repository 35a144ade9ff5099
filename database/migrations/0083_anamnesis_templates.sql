-- What the visits of an account ask: sections and fields of the medical history, in order. Without a row the built-in ones.
create table anamnesis_templates (
  account_id uuid primary key references accounts on delete cascade,
  version integer not null default 1 check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid,
  saved_at timestamptz not null default now(),
  foreign key (account_id, saved_by) references memberships on delete set null (saved_by)
);
create index anamnesis_templates_saved_by on anamnesis_templates (account_id, saved_by) where saved_by is not null;
call enable_account_rls('anamnesis_templates');
