-- What the account chose for meal plans of all clients, and for single ones. `id` is what the picture of the PDF refers to.
create table meal_plan_settings (
  account_id uuid primary key references accounts on delete cascade,
  id uuid not null generated always as (account_id) stored,
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  unique (account_id, id)
);
call enable_account_rls('meal_plan_settings');

create table client_meal_plan_settings (
  account_id uuid not null,
  client_id uuid not null,
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  primary key (account_id, client_id),
  foreign key (account_id, client_id) references clients on delete cascade
);
call enable_account_rls('client_meal_plan_settings');

-- The registration of a professional, who may then assign individual meal plans; the PDF shows it.
create table qualifications (
  account_id uuid not null,
  membership_id uuid not null,
  profession text not null check (profession in ('physician', 'biologist', 'dietitian')),
  register text not null check (length(register) between 1 and 120),
  number text not null check (length(number) between 1 and 40),
  primary key (account_id, membership_id),
  foreign key (account_id, membership_id) references memberships on delete cascade
);
call enable_account_rls('qualifications');

-- What a professional advises a client: a dated text, a file, or both.
create table nutritional_advices (
  account_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  author_id uuid,
  -- The day that the advice is of, chosen by the professional.
  advised_on date not null,
  title text not null check (length(title) between 1 and 120),
  text text not null check (length(text) <= 10000),
  created_at timestamptz not null default now(),
  -- The last correction of the text.
  edited_at timestamptz,
  -- When the client said that they have read it, as it is now.
  seen_at timestamptz,
  version integer not null default 1 check (version > 0),
  primary key (account_id, id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, author_id) references memberships on delete set null (author_id)
);
create index nutritional_advices_newest on nutritional_advices (account_id, client_id, advised_on desc, id desc);
create index nutritional_advices_unseen on nutritional_advices (account_id, client_id) where seen_at is null;
create index nutritional_advices_of_author on nutritional_advices (account_id, author_id) where author_id is not null;
call enable_account_rls('nutritional_advices');

alter table attachments
  add column nutritional_advice_id uuid,
  add foreign key (account_id, nutritional_advice_id) references nutritional_advices on delete cascade,
  add constraint attachments_of_nutritional_advice
    exclude using btree (account_id with =, nutritional_advice_id with =, position with =)
    where (nutritional_advice_id is not null) deferrable,
  add column meal_plan_settings_id uuid,
  add foreign key (account_id, meal_plan_settings_id) references meal_plan_settings (account_id, id) on delete cascade,
  add constraint attachments_of_meal_plan_settings
    exclude using btree (account_id with =, meal_plan_settings_id with =, position with =)
    where (meal_plan_settings_id is not null) deferrable;

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
