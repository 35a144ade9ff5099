-- Foods without a note that a client must not or does not eat, in what is published for them, as of the last change of their profile.
-- A content without a row has none: it is published with notes only, and never changes.
create table meal_plan_conflicts (
  account_id uuid not null,
  client_id uuid not null,
  content_id uuid not null,
  foods jsonb not null check (jsonb_typeof(foods) = 'array'),
  primary key (account_id, client_id, content_id),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, content_id) references meal_plan_contents on delete cascade
);
create index meal_plan_conflicts_of_content on meal_plan_conflicts (account_id, content_id);
call enable_account_rls('meal_plan_conflicts');
