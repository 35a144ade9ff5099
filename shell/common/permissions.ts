/** Resources of the permission matrix, as the settings and the sidebar name them. */
type Resource =
  | 'home'
  | 'clients'
  | 'programs'
  | 'workouts'
  | 'exercises'
  | 'chats'
  | 'reminders'
  | 'surveys'
  | 'reservations'
  | 'groups'
  | 'aliments'
  | 'meal plans'
  | 'macros'
  | 'recipes'
  | 'visits'
  | 'micronutrients'
  | 'workout packages'
  | 'subscriptions'
  | 'notices'
  | 'storefronts'
  | 'notifications'
  | 'own training';

const permissionVerbs = ['view', 'create', 'update', 'delete'] as const;

export type Permission = `${(typeof permissionVerbs)[number]} ${Resource}`;

/**
 * Access without a permission of the matrix: `public` needs no login, `login` any login of the app, `admin` and `super
 * admin` that role, `training school` a login of a training school.
 */
export const accessLevels = ['public', 'login', 'admin', 'super admin', 'training school'] as const;

export type AccessLevel = (typeof accessLevels)[number];

export const roles = ['super_admin', 'admin', 'coach', 'nutritionist', 'client'] as const;

export type Role = (typeof roles)[number];

/** Whether a text has the form of a permission or is an access level. The types hold this; texts from elsewhere may not. */
export function isKnownAccess(required: string): required is AccessLevel | Permission {
  const [verb = '', ...resource] = required.split(' ');
  const isPermission = permissionVerbs.some((known) => known === verb) && resource.length > 0;
  return isPermission || isAccessLevel(required as AccessLevel);
}

export function isAccessLevel(required: AccessLevel | Permission): required is AccessLevel {
  return (accessLevels as readonly string[]).includes(required);
}

const everyCollaborator = [
  'home',
  'clients',
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
    coach: [...allOf(...everyCollaborator, ...training), 'view notices'],
    nutritionist: [...allOf(...everyCollaborator, ...nutrition), 'view notices'],
    client: [...allOf('own training'), 'view notifications', 'update notifications'],
  };
}

function allOf(...resources: Resource[]): Permission[] {
  return resources.flatMap((resource) => permissionVerbs.map((verb): Permission => `${verb} ${resource}`));
}
