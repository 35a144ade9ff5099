-- Who has a program open for editing, one row for each open tab. A tab that is not seen for a while is gone.
create table program_editors (
  account_id uuid not null,
  program_id uuid not null,
  tab_id uuid not null,
  membership_id uuid not null,
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (account_id, program_id, tab_id),
  foreign key (account_id, program_id) references programs on delete cascade,
  foreign key (account_id, membership_id) references memberships on delete cascade
);
create index program_editors_of_member on program_editors (account_id, membership_id);
call protect_by_account('program_editors');
