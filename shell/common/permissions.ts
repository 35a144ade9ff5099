/** The resources of the permission matrix, named as in the settings and the sidebar. */
export const permissionResources = [
  'home',
  'clients',
  'programs',
  'workouts',
  'exercises',
  'chats',
  'reminders',
  'surveys',
  'reservations',
  'groups',
  'aliments',
  'meal plans',
  'macros',
  'recipes',
  'visits',
  'micronutrients',
  'workout packages',
  'subscriptions',
  'notices',
  'storefronts',
  'notifications',
  'own training',
] as const;

export const permissionVerbs = ['view', 'create', 'update', 'delete'] as const;

export type Permission = `${(typeof permissionVerbs)[number]} ${(typeof permissionResources)[number]}`;

/**
 * Access rules of routes without a permission of the matrix: `public` requires no login, `login` any login of the app, the
 * others the role or authentication strategy of that name.
 */
export const accessLevels = ['public', 'login', 'admin', 'super admin', 'training school'] as const;

export type AccessLevel = (typeof accessLevels)[number];

export const roles = ['super_admin', 'admin', 'coach', 'nutritionist', 'client'] as const;

export type Role = (typeof roles)[number];

export function isAccessLevel(needed: AccessLevel | Permission): needed is AccessLevel {
  return (accessLevels as readonly string[]).includes(needed);
}
