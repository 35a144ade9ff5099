/** What a coach can be allowed to see and change, as the settings and the sidebar name it. */
export const nouns = [
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

export const verbs = ['view', 'create', 'update', 'delete'] as const;

export type Permission = `${(typeof verbs)[number]} ${(typeof nouns)[number]}`;

/**
 * Who may pass without a permission of the matrix: `public` asks for no login, `login` for any login of the app,
 * the others for that one role or strategy.
 */
export const gates = ['public', 'login', 'admin', 'super admin', 'training school'] as const;

export type Gate = (typeof gates)[number];

export const roles = ['super_admin', 'admin', 'coach', 'nutritionist', 'client'] as const;

export type Role = (typeof roles)[number];

export function isGate(needed: Gate | Permission): needed is Gate {
  return (gates as readonly string[]).includes(needed);
}
