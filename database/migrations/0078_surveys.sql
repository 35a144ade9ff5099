-- Surveys of the library. Each is one document; what lists show is repeated in columns.
create table surveys (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  version integer not null default 1 check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid,
  saved_at timestamptz not null default now(),
  -- Made by the editor that saved last: a tab whose response was lost recognizes its own save.
  save_id uuid,
  session_started_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 120),
  type text not null check (type in ('WELCOME', 'CHECK_IN')),
  question_count smallint not null check (question_count between 0 and 200),
  -- A deleted survey is archived: its answers stay readable.
  archived_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, saved_by) references memberships on delete set null (saved_by)
);
create index surveys_by_save on surveys (account_id, saved_at desc, id) where archived_at is null;
create index surveys_archived on surveys (account_id, saved_at desc, id) where archived_at is not null;
create index surveys_of_author on surveys (account_id, saved_by) where saved_by is not null;
call enable_account_rls('surveys');
call create_document_tables('surveys');
