-- Meals that the professionals of an account saved under a name, to insert them into meal plans. The content has the meal, its
-- foods and its recipes; what lists show is repeated in columns.
create table saved_meals (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  version integer not null default 1 check (version > 0),
  title text not null check (length(title) between 1 and 120),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  row_count smallint not null check (row_count between 1 and 30),
  -- Null: not measured.
  calories double precision check (calories >= 0),
  protein_tot double precision check (protein_tot >= 0),
  carbs_tot double precision check (carbs_tot >= 0),
  lipids_tot double precision check (lipids_tot >= 0),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, created_by) references memberships on delete set null (created_by)
);
create index saved_meals_by_title on saved_meals (account_id, lower(title), id);
call enable_account_rls('saved_meals');
