-- What a professional asks a client to do, as a reply to a check-in.
create table check_in_tasks (
  account_id uuid not null,
  -- Made by the sender: a repeated request adds nothing.
  id uuid not null,
  check_in_id uuid not null,
  client_id uuid not null,
  text text not null check (length(text) between 1 and 500),
  due_on date,
  author_id uuid,
  created_at timestamptz not null default now(),
  -- Null until the client has done it.
  done_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, check_in_id) references check_ins on delete cascade,
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, author_id) references memberships on delete set null (author_id)
);
create index check_in_tasks_of_client on check_in_tasks (account_id, client_id, created_at desc, id);
create index open_check_in_tasks on check_in_tasks (account_id, client_id) where done_at is null;
create index check_in_tasks_of_check_in on check_in_tasks (account_id, check_in_id);
create index check_in_tasks_of_author on check_in_tasks (account_id, author_id) where author_id is not null;
call enable_account_rls('check_in_tasks');
