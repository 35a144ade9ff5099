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

/** What the areas above the account have to set for it. */
const account = accountScreens([
  {
    name: 'programs',
    namespaces: ['programs'],
    load: async () => (await import('#areas/programs/web/public.tsx')).ProgramSettingsSection,
  },
]);

/** Every address of the product. A new area adds its screens under the layout they show in. */
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

/** The sidebar of professionals, in the order it shows. Its words are `nav.*` of the shell's texts. */
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

/** The bottom bar of a client, at most five. On a wide screen they stand in the sidebar. */
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

/** What areas forget on this device when the person logs out. */
const logoutHandlers = [forgetSentWorkouts];

/** Components without output, mounted in the layout of every screen after login. */
const backgroundComponents = { InPersonLeftovers };

/** What the app is made of. */
export const app = { routeTree, navigation, tabs, logoutHandlers, backgroundComponents };
