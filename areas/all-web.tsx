import { accountGuestScreens, accountScreens } from '#areas/account/web/screens.tsx';
import { bodyCompositionScreens } from '#areas/body-composition/web/screens.tsx';
import { clientInvitationRoute, clientScreens } from '#areas/clients/web/screens.tsx';
import {
  completedWorkoutScreens,
  forgetSentWorkouts,
  InPersonLeftovers,
  workoutRunnerScreens,
} from '#areas/completed-workouts/web/screens.tsx';
import { exerciseScreens } from '#areas/exercises/web/screens.tsx';
import { groupScreens } from '#areas/groups/web/screens.tsx';
import { homeScreens } from '#areas/home/web/screens.tsx';
import { landingScreens } from '#areas/landing/web/screens.tsx';
import { paymentScreens } from '#areas/payments/web/screens.tsx';
import { programPdfScreens, programScreens } from '#areas/programs/web/screens.tsx';
import { clientPages } from './client-pages.ts';
import type { NavItem } from '#shell/web/router/context.ts';
import {
  appRoute,
  fullscreenRoute,
  devRoute,
  publicRoute,
  guestRoute,
  ticketRoute,
  notFoundRoute,
  rootRoute,
} from '#shell/web/router/routes.tsx';

/** Sections of the settings that areas above the account add. */
const account = accountScreens([
  {
    name: 'programs',
    namespaces: ['programs'],
    load: async () => (await import('#areas/programs/web/public.tsx')).ProgramSettingsSection,
  },
]);

/** All addresses of the product. A new area adds its screens under the layout that shows them. */
const routeTree = rootRoute.addChildren([
  notFoundRoute,
  guestRoute.addChildren([...accountGuestScreens]),
  clientInvitationRoute,
  appRoute.addChildren([
    ...homeScreens,
    ...clientScreens(clientPages),
    ...paymentScreens,
    ...account,
    ...exerciseScreens,
    ...programScreens,
    ...completedWorkoutScreens,
    ...groupScreens,
  ]),
  fullscreenRoute.addChildren([...workoutRunnerScreens]),
  ticketRoute.addChildren([...programPdfScreens]),
  publicRoute.addChildren([...landingScreens]),
  devRoute.addChildren([...bodyCompositionScreens]),
]);

/** Sidebar of professionals, in order. Labels are `nav.*` of the shell's texts. */
const navigation: readonly NavItem[] = [
  { text: 'home', icon: 'home', path: '/home', permission: 'view home' },
  { text: 'clients', icon: 'clients', path: '/clients', permission: 'view clients' },
  { text: 'programs', icon: 'programs', path: '/programs', permission: 'view programs' },
  { text: 'completedWorkouts', icon: 'completedWorkouts', path: '/completedWorkouts', permission: 'view workouts' },
  { text: 'exercises', icon: 'exercises', path: '/exercises', permission: 'view exercises' },
  { text: 'groups', icon: 'groups', path: '/groups', permission: 'view groups' },
  { text: 'library', icon: 'library', path: '/dash/exercises', permission: 'super admin' },
  { text: 'premium', icon: 'premium', path: '/payments', permission: 'admin' },
];

/** Bottom bar of clients, at most five entries; on a wide screen they are in the sidebar. */
const tabs: readonly NavItem[] = [
  { text: 'today', icon: 'today', path: '/home', permission: 'login' },
  {
    text: 'history',
    icon: 'history',
    path: '/my/completed-workouts',
    activePaths: ['/my/exercises', '/my/records'],
    permission: 'view own training',
  },
  { text: 'settings', icon: 'settings', path: '/settings', permission: 'login' },
];

/** Called on logout, to delete data of areas on this device. */
const logoutHandlers = [forgetSentWorkouts];

/** Components that are rendered with every layout. */
const backgroundComponents = { InPersonLeftovers };

/** Routes, navigation and hooks that the shell renders. */
export const app = { routeTree, navigation, tabs, logoutHandlers, backgroundComponents };
