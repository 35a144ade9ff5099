-- Since when the professional is in charge: what others have read of earlier reports is nothing to read for a new one. Who was in charge
-- before this migration counts as in charge since joining the studio, so that nothing changes for them.
alter table client_collaborators add column since timestamptz not null default now();
update client_collaborators set since = memberships.created_at
from memberships where (memberships.account_id, memberships.id) = (client_collaborators.account_id, client_collaborators.membership_id);

-- What a professional has read of the meals of a client: the reports about dates up to `eaten_until` that arrived up to `new_until`.
-- Several rows for a professional who has opened a later week earlier than an earlier week.
create table meal_diary_readers (
  account_id uuid not null,
  client_id uuid not null,
  membership_id uuid not null,
  eaten_until date not null,
  new_until timestamptz not null,
  primary key (account_id, client_id, membership_id, eaten_until),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, membership_id) references memberships on delete cascade
);
create index meal_diary_readers_of_membership on meal_diary_readers (account_id, membership_id);
call enable_account_rls('meal_diary_readers');

-- `new_at` is when something to read arrived, also after it was read; null stays what was read by anybody before this migration.
drop index meal_entries_new;
create index meal_entries_new on meal_entries (account_id, client_id, new_at) where new_at is not null;
