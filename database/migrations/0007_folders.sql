-- Where models are kept, in folders within folders. A program that loses its folder stands outside all of them.
create table folders (
  account_id uuid not null references accounts on delete cascade,
  id uuid not null,
  parent_id uuid,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, parent_id) references folders on delete cascade
);
create unique index folders_by_name on folders (account_id, parent_id, lower(name)) nulls not distinct;
call protect_by_account('folders');

alter table programs add folder_id uuid;
alter table programs add foreign key (account_id, folder_id) references folders on delete set null (folder_id);
create index program_models_of_folder on programs (account_id, folder_id, updated_at desc, id) where client_id is null;
