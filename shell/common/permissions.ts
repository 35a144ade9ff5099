/** Resources of the permission matrix, as the settings and the sidebar name them. */
export type Resource =
  | 'home'
  | 'clients'
  | 'health records'
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
  | 'own record'
  | 'own training'
  | 'own nutrition'
  | 'own notices'
  | 'own surveys';

export const permissionVerbs = ['view', 'create', 'update', 'delete'] as const;

export type Permission = `${(typeof permissionVerbs)[number]} ${Resource}`;

/**
 * Access without a permission of the matrix: `public` needs no login, `login` any login of the app, `admin` and `super
 * admin` that role, `training school` a login of a training school.
 */
export const accessLevels = ['public', 'login', 'admin', 'super admin', 'training school'] as const;

export type AccessLevel = (typeof accessLevels)[number];

export const roles = ['super_admin', 'admin', 'coach', 'nutritionist', 'secretary', 'client'] as const;

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
