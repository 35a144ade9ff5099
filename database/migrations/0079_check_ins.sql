-- What clients are asked, when, and what they answer.

-- The survey that clients of a type see at their first access; null: those of all other types.
create table welcome_surveys (
  account_id uuid not null,
  survey_id uuid not null,
  client_type_id uuid,
  unique nulls not distinct (account_id, client_type_id),
  foreign key (account_id, survey_id) references surveys on delete cascade,
  foreign key (account_id, client_type_id) references client_types on delete cascade
);
create index welcome_surveys_of_survey on welcome_surveys (account_id, survey_id);
call enable_account_rls('welcome_surveys');

-- A survey as clients answered it. A row is inserted with the first answer and never changed.
create table survey_editions (
  account_id uuid not null,
  id uuid not null,
  survey_id uuid not null,
  number integer not null check (number > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  unique (account_id, survey_id, number),
  foreign key (account_id, survey_id) references surveys on delete cascade
);
call enable_account_rls('survey_editions');
revoke update on survey_editions from forma_app;

-- On which days a client is asked. Days are those of the client's calendar.
create table survey_assignments (
  account_id uuid not null,
  id uuid not null,
  survey_id uuid not null,
  client_id uuid not null,
  repeats text not null check (repeats in ('once', 'weekly', 'biweekly', 'monthly')),
  -- 1 is Monday; of weekly and biweekly ones.
  weekday smallint check (weekday between 1 and 7),
  -- Of monthly ones; 31 is the last day of each month.
  month_day smallint check (month_day between 1 and 31),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  paused_from date,
  -- The last day of the pause; null: until it is resumed.
  paused_until date check (paused_until >= paused_from),
  -- Check-ins missed one after the other.
  misses smallint not null default 0,
  stopped_for text check (stopped_for in ('misses', 'professional')),
  -- The next day on which the client is asked, and when it begins in their time zone; null: never again.
  next_on date,
  next_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, survey_id) references surveys on delete cascade,
  foreign key (account_id, client_id) references clients on delete cascade,
  check ((repeats in ('weekly', 'biweekly')) = (weekday is not null)),
  check ((repeats = 'monthly') = (month_day is not null)),
  check (num_nulls(next_on, next_at) in (0, 2)),
  check (stopped_for is null or next_on is null)
);
create index survey_assignments_of_survey on survey_assignments (account_id, survey_id, created_at desc, id);
create index survey_assignments_of_client on survey_assignments (account_id, client_id, created_at desc, id);
create index survey_assignments_due on survey_assignments (next_at) where next_at is not null;
call enable_account_rls('survey_assignments');

-- One time that a client is asked; also the first survey, once it is begun.
create table check_ins (
  account_id uuid not null,
  id uuid not null default gen_random_uuid(),
  survey_id uuid not null,
  client_id uuid not null,
  -- Null for the first survey of a client.
  assignment_id uuid,
  due_on date not null,
  -- The last day on which it is open; null: until it is sent.
  closes_on date,
  state text not null check (state in ('open', 'draft', 'sent', 'reviewed', 'missed', 'excused')),
  -- What the client reads; set with the first answer.
  edition_id uuid,
  -- Answers that are not sent: an entry for each question, of which the latest is valid.
  draft jsonb not null default '[]' check (jsonb_typeof(draft) = 'array'),
  -- Answers as they were sent, with questions and options as texts.
  answers jsonb check (jsonb_typeof(answers) = 'array'),
  -- Made by the device: a repeated request stores nothing.
  send_id uuid,
  started_at timestamptz,
  sent_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid,
  -- The next reminder or the end: 1 in the evening of the day, 2 on the next day, 3 the end.
  next_step smallint check (next_step between 1 and 3),
  next_step_at timestamptz,
  primary key (account_id, id),
  unique (account_id, assignment_id, due_on),
  foreign key (account_id, survey_id) references surveys on delete cascade,
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, assignment_id) references survey_assignments on delete cascade,
  foreign key (account_id, edition_id) references survey_editions,
  foreign key (account_id, reviewed_by) references memberships on delete set null (reviewed_by),
  check ((state in ('sent', 'reviewed')) <= (answers is not null and sent_at is not null and edition_id is not null)),
  check (num_nulls(next_step, next_step_at) in (0, 2))
);
create unique index check_ins_first_surveys on check_ins (account_id, client_id, survey_id) where assignment_id is null;
create index check_ins_of_client on check_ins (account_id, client_id, due_on desc, id);
create index check_ins_sent on check_ins (account_id, sent_at desc, id) where state in ('sent', 'reviewed');
create index check_ins_to_review on check_ins (account_id, sent_at, id) where state = 'sent';
create index check_ins_missed on check_ins (account_id, due_on desc, id) where state = 'missed';
create index check_ins_of_survey on check_ins (account_id, survey_id, client_id, due_on desc);
create index check_ins_of_edition on check_ins (account_id, edition_id) where edition_id is not null;
create index check_ins_of_reviewer on check_ins (account_id, reviewed_by) where reviewed_by is not null;
create index check_ins_due on check_ins (next_step_at) where next_step_at is not null;
call enable_account_rls('check_ins');

-- Answers that a client replaced before they were reviewed.
create table check_in_revisions (
  account_id uuid not null,
  check_in_id uuid not null,
  number integer not null check (number > 0),
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  sent_at timestamptz not null,
  primary key (account_id, check_in_id, number),
  foreign key (account_id, check_in_id) references check_ins on delete cascade
);
call enable_account_rls('check_in_revisions');
revoke update on check_in_revisions from forma_app;

-- Accounts with check-ins to open, remind of or close, which row-level security hides from the job that runs every minute.
create function accounts_with_due_check_ins(at timestamptz, most integer) returns table (account_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select survey_assignments.account_id from survey_assignments where next_at <= at
  union
  select check_ins.account_id from check_ins where next_step_at <= at
  limit most
$$;
revoke execute on function accounts_with_due_check_ins from public;
grant execute on function accounts_with_due_check_ins to forma_app;

-- Files that answer a question.
alter table attachments
  add column check_in_id uuid,
  add foreign key (account_id, check_in_id) references check_ins on delete cascade,
  add constraint attachments_of_check_in exclude using btree (account_id with =, check_in_id with =, position with =)
    where (check_in_id is not null) deferrable;

-- An attachment has one owner among all columns that refer to one.
do $$
declare
  owners text;
begin
  select string_agg(distinct quote_ident(attname), ', ') into owners
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where conrelid = 'attachments'::regclass and contype = 'f' and attname <> 'account_id';
  execute 'alter table attachments drop constraint one_owner, add constraint one_owner check (num_nonnulls(' || owners || ') = 1)';
end
$$;

-- A client answers what they are asked.
update role_permissions set permissions = (
  select array_agg(permission order by permission)
  from unnest(permissions || array['view own surveys', 'update own surveys']) permission
) where role = 'client';
