import type { NavEntry } from '#shell/web/router/context.ts';
import {
  appRoute,
  bareAppRoute,
  emptyRoute,
  guestRoute,
  indexRoute,
  missingRoute,
  rootRoute,
} from '#shell/web/router/routes.tsx';

/** Every address of the product. A new area adds its screens under the layout they show in. */
export const routeTree = rootRoute.addChildren([
  indexRoute,
  missingRoute,
  guestRoute.addChildren([]),
  appRoute.addChildren([]),
  bareAppRoute.addChildren([]),
  emptyRoute.addChildren([]),
]);

/** The sidebar of professionals, in the order it shows. Its words are `nav.*` of the shell's texts. */
export const navigation: readonly NavEntry[] = [
  { text: 'home', icon: 'home', path: '/home', permission: 'view home' },
  { text: 'clients', icon: 'clients', path: '/clients', permission: 'view clients' },
  { text: 'programs', icon: 'programs', path: '/programs', permission: 'view programs' },
  { text: 'completedWorkouts', icon: 'completedWorkouts', path: '/completedWorkouts', permission: 'view workouts' },
  { text: 'exercises', icon: 'exercises', path: '/exercises', permission: 'view exercises' },
];

/** The bottom bar of a client, at most five. On a wide screen they stand in the sidebar. */
export const tabs: readonly NavEntry[] = [
  { text: 'today', icon: 'today', path: '/home', permission: 'login' },
  { text: 'history', icon: 'history', path: '/my/completed-workouts', permission: 'view own training' },
  { text: 'settings', icon: 'settings', path: '/settings', permission: 'login' },
];
