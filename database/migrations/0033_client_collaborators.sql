-- The professionals in charge of a client: at most one for training and one for nutrition.
create table client_collaborators (
  account_id uuid not null references accounts on delete cascade,
  client_id uuid not null,
  kind text not null check (kind in ('training', 'nutrition')),
  membership_id uuid not null,
  primary key (account_id, client_id, kind),
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, membership_id) references memberships on delete cascade
);
create index clients_of_collaborator_by_membership on client_collaborators (account_id, membership_id, client_id);
call enable_account_rls('client_collaborators');

insert into client_collaborators (account_id, client_id, kind, membership_id)
select c.account_id, c.id, case m.role when 'nutritionist' then 'nutrition' else 'training' end, m.id
from clients c join memberships m on m.account_id = c.account_id and m.id = c.collaborator_id;
alter table clients drop column collaborator_id;
