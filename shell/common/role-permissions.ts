import { type Permission, permissionVerbs, type Resource, type Role } from './permissions.ts';

const everyCollaborator = [
  'home',
  'clients',
  'health records',
  'chats',
  'reminders',
  'surveys',
  'reservations',
  'groups',
  'notifications',
] as const;
const training = ['programs', 'workouts', 'exercises'] as const;
const nutrition = ['aliments', 'meal plans', 'macros', 'recipes', 'visits', 'micronutrients'] as const;
const selling = ['workout packages', 'subscriptions', 'notices', 'storefronts'] as const;

/**
 * The permissions of each role. The database table `role_permissions`, by which requests are authorised, has the same
 * rows; a new permission needs a line here and a migration. A super admin has no permissions: their routes have the
 * access level `super admin`.
 */
export function rolePermissions(): Record<Exclude<Role, 'super_admin'>, Permission[]> {
  return {
    admin: allOf(...everyCollaborator, ...training, ...nutrition, ...selling),
    coach: withoutClientDeletion([...allOf(...everyCollaborator, ...training), 'view notices']),
    nutritionist: withoutClientDeletion([...allOf(...everyCollaborator, ...nutrition), 'view notices']),
    secretary: ['view clients', 'create clients', 'update clients', 'view notices', ...allOf('notifications')],
    client: [
      ...allOf('own training', 'own nutrition', 'chats'),
      'view own record',
      'update own record',
      'view own notices',
      'update own notices',
      'view own surveys',
      'update own surveys',
      'view notifications',
      'update notifications',
    ],
  };
}

function allOf(...resources: Resource[]): Permission[] {
  return resources.flatMap((resource) => permissionVerbs.map((verb): Permission => `${verb} ${resource}`));
}

/** A deleted client loses the records of all professionals, so the admin allows it to single collaborators. */
function withoutClientDeletion(permissions: Permission[]): Permission[] {
  return permissions.filter((name) => name !== 'delete clients');
}
