-- The clients whom an invited collaborator follows as soon as the invitation is accepted. `former_id`: who was in charge of the care
-- when the client was chosen. Another one meanwhile keeps the client.
create table collaborator_invitation_clients (
  account_id uuid not null references accounts on delete cascade,
  invitation_id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('training', 'nutrition')),
  former_id uuid,
  primary key (account_id, invitation_id, client_id, kind),
  foreign key (account_id, invitation_id) references collaborator_invitations on delete cascade,
  foreign key (account_id, client_id) references clients on delete cascade,
  foreign key (account_id, former_id) references memberships on delete set null (former_id)
);
create index invitations_of_client on collaborator_invitation_clients (account_id, client_id);
create index invitations_of_former on collaborator_invitation_clients (account_id, former_id);
call enable_account_rls('collaborator_invitation_clients');

-- How many were chosen, because the rows of deleted clients are gone.
alter table collaborator_invitations add column chosen_clients integer not null default 0 check (chosen_clients >= 0);
