-- The collaborator whose clients a notice reaches; null: the studio, whose notice reaches all of its clients.
-- With their membership the notice is deleted, because it must never reach other clients.
alter table notices add column author_id uuid,
  add foreign key (account_id, author_id) references memberships on delete cascade;
create index notices_by_author on notices (account_id, author_id);
