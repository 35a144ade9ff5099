-- Folders and own exercises are seen by the team when they are shared, like templates. Existing ones stay visible to everybody.
alter table exercises add is_shared boolean not null default true;

alter table folders add is_shared boolean not null default true, add created_by uuid;
alter table folders add foreign key (account_id, created_by) references memberships on delete set null (created_by);
create index folders_of_author on folders (account_id, created_by) where created_by is not null;

-- Whether new templates, folders and exercises are shared; only what an admin has chosen.
create table sharing_settings (
  account_id uuid primary key references accounts on delete cascade,
  choices jsonb not null check (jsonb_typeof(choices) = 'object')
);
call enable_account_rls('sharing_settings');

insert into sharing_settings (account_id, choices)
select account_id, jsonb_build_object('templates', choices -> 'sharesTemplates')
from program_settings where choices ? 'sharesTemplates';
update program_settings set choices = choices - 'sharesTemplates' where choices ? 'sharesTemplates';
update client_program_settings set choices = choices - 'sharesTemplates' where choices ? 'sharesTemplates';
