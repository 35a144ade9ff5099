-- The roles of collaborators no longer have the permission to delete clients. Those who are in a team already keep it: their permissions
-- were those of the role, and are stored for them from now on.
update memberships set permissions = role_permissions.permissions
from role_permissions
where role_permissions.role = memberships.role and memberships.role in ('coach', 'nutritionist')
  and memberships.permissions is null;

update role_permissions set permissions = array_remove(permissions, 'delete clients')
where role in ('coach', 'nutritionist');
