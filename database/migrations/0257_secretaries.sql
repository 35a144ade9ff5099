-- The secretary of a studio: adds and invites clients and keeps their contacts, follows nobody, and sees nothing of their care.
alter table memberships drop constraint memberships_role_check,
  add constraint memberships_role_check check (role in ('admin', 'coach', 'nutritionist', 'secretary', 'client')),
  drop constraint only_collaborators_are_limited,
  add constraint only_collaborators_are_limited check (role in ('coach', 'nutritionist', 'secretary')
    or ((permissions is null or (role = 'client' and permissions = '{}')) and not is_name_hidden and deactivated_at is null));
alter table collaborator_invitations drop constraint collaborator_invitations_role_check,
  add constraint collaborator_invitations_role_check check (role in ('coach', 'nutritionist', 'secretary'));
alter table role_permissions drop constraint role_permissions_role_check,
  add constraint role_permissions_role_check
    check (role in ('admin', 'coach', 'nutritionist', 'secretary', 'client', 'super_admin'));

insert into role_permissions (role, permissions) values ('secretary', array['view clients', 'create clients', 'update clients',
  'view notices', 'view notifications', 'create notifications', 'update notifications', 'delete notifications']);

-- A secretary sees every client, so no permission may show her more of them than the role does.
alter table memberships add constraint secretary_sees_no_care check (role <> 'secretary' or permissions <@
  array['view clients', 'create clients', 'update clients',
    'view notices', 'view notifications', 'create notifications', 'update notifications', 'delete notifications']);
alter table collaborator_invitations add constraint secretary_sees_no_care check (role <> 'secretary' or permissions <@
  array['view clients', 'create clients', 'update clients',
    'view notices', 'view notifications', 'create notifications', 'update notifications', 'delete notifications']);
