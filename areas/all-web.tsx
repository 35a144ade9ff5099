import { accountOpenScreens, accountScreens, closedAccountScreens } from '#areas/account/web/open-screens.tsx';
import { accountGuestScreens } from '#areas/account/web/screens.tsx';
import { adviceScreens, ownAdvicesNavItem } from '#areas/advices/web/screens.tsx';
import { alimentScreens, alimentsNavItem } from '#areas/aliments/web/screens.tsx';
import { bodyCompositionScreens } from '#areas/body-composition/web/screens.tsx';
import { broadcastScreens } from '#areas/broadcasts/web/screens.tsx';
import {
  ChatBoxHost,
  chatScreens,
  chatsNavItem,
  clearChats,
  loadChatSettings,
  myChatNavItem,
} from '#areas/chats/web/screens.tsx';
import { clientGuestScreens, clientScreens, clientsNavItem } from '#areas/clients/web/screens.tsx';
import {
  collaboratorGuestScreens,
  collaboratorScreens,
  TeamBanner,
  teamNavItem,
} from '#areas/collaborators/web/screens.tsx';
import {
  completedWorkoutScreens,
  clearSyncedWorkouts,
  completedWorkoutsNavItem,
  historyNavItem,
  InPersonSync,
  workoutRunnerScreens,
} from '#areas/completed-workouts/web/screens.tsx';
import { exerciseLibraryNavItem, exerciseScreens, exercisesNavItem } from '#areas/exercises/web/screens.tsx';
import { groupScreens, groupsNavItem } from '#areas/groups/web/screens.tsx';
import { homeNavItem, homeScreens, todayNavItem } from '#areas/home/web/screens.tsx';
import { landingScreens } from '#areas/landing/web/screens.tsx';
import { noticeboardNavItem, noticeScreens, noticesNavItem } from '#areas/notices/web/screens.tsx';
import {
  endPush,
  NotificationSync,
  notificationGuestScreens,
  notificationScreens,
  notificationsNavItem,
} from '#areas/notifications/web/screens.tsx';
import { paymentScreens, paymentsNavItem } from '#areas/payments/web/screens.tsx';
import { programPdfScreens, programScreens, programsNavItem } from '#areas/programs/web/screens.tsx';
import { clearDocumentCache } from '#shell/web/documents/document-cache.ts';
import { recipeScreens, recipesNavItem } from '#areas/recipes/web/screens.tsx';
import { closedAccountRoute } from '#shell/web/router/closed-account-route.tsx';
import { settingsNavItem } from '#shell/web/layouts/settings-nav-item.ts';
import { clientPages } from './client-pages.ts';
import type { NavItem } from '#shell/web/router/context.ts';
import { createLiveEvents, unfollowLiveEvents } from '#shell/web/realtime/follow-live-events.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
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
    name: 'notifications',
    roles: ['admin', 'coach', 'nutritionist', 'client'],
    useTitle: notificationsNavItem.useLabel,
    namespaces: ['notifications'],
    load: async () => (await import('#areas/notifications/web/public.tsx')).NotificationSettingsSection,
  },
  {
    name: 'client-types',
    useTitle: () => useTexts('clients')('types.title'),
    namespaces: ['clients'],
    load: async () => (await import('#areas/clients/web/public.tsx')).ClientTypesSection,
  },
  {
    name: 'clients',
    useTitle: () => useTexts('clients')('settings.title'),
    namespaces: ['clients'],
    load: async () => (await import('#areas/clients/web/public.tsx')).ClientSettingsSection,
  },
  {
    name: 'registration-link',
    useTitle: () => useTexts('clients')('registrationLink.title'),
    namespaces: ['clients'],
    load: async () => (await import('#areas/clients/web/public.tsx')).RegistrationLinkSection,
  },
  {
    name: 'programs',
    useTitle: programsNavItem.useLabel,
    namespaces: ['programs'],
    load: async () => (await import('#areas/programs/web/public.tsx')).ProgramSettingsSection,
  },
  {
    name: 'nutrition',
    useTitle: () => useTexts('meal-plans')('settings.title'),
    namespaces: ['meal-plans', 'attachments'],
    load: async () =>
      (await import('#areas/meal-plans/web/settings/MealPlanSettingsSection.tsx')).MealPlanSettingsSection,
  },
  {
    name: 'qualification',
    useTitle: () => useTexts('meal-plans')('qualification.title'),
    namespaces: ['meal-plans'],
    load: async () => (await import('#areas/meal-plans/web/settings/QualificationSection.tsx')).QualificationSection,
    roles: ['admin', 'nutritionist'],
  },
  {
    name: 'dietary-profile',
    useTitle: () => useTexts('dietary-profiles')('own.title'),
    namespaces: ['dietary-profiles'],
    load: async () => (await import('#areas/dietary-profiles/web/public.tsx')).OwnDietaryProfileSection,
    roles: ['client'],
  },
  {
    name: 'reference-intakes',
    useTitle: () => useTexts('aliments')('intakes.title'),
    namespaces: ['aliments'],
    load: async () => (await import('#areas/aliments/web/lazy-public.tsx')).ReferenceSettingsSection,
  },
  {
    name: 'consents',
    useTitle: () => useTexts('clients')('consents.title'),
    namespaces: ['clients'],
    load: async () => (await import('#areas/clients/web/public.tsx')).ConsentsSection,
    roles: ['client'],
  },
  {
    name: 'chats',
    useTitle: chatsNavItem.useLabel,
    namespaces: ['chats'],
    load: loadChatSettings,
  },
  {
    name: 'accesses',
    useTitle: () => useTexts('collaborators')('accesses.title'),
    namespaces: ['collaborators'],
    load: async () => (await import('#areas/collaborators/web/public.tsx')).AccessesSection,
    roles: ['client'],
  },
  {
    name: 'notification-defaults',
    useTitle: () => useTexts('notifications')('preferences.defaultsTitle'),
    namespaces: ['notifications'],
    load: async () => (await import('#areas/notifications/web/public.tsx')).NotificationDefaultsSection,
  },
]);

/** All routes of the product. A new area adds its screens to the route of the layout that shows them. */
const routeTree = rootRoute.addChildren([
  notFoundRoute,
  guestRoute.addChildren([
    ...accountGuestScreens,
    ...clientGuestScreens,
    ...collaboratorGuestScreens,
    ...notificationGuestScreens,
  ]),
  appRoute.addChildren([
    ...homeScreens,
    ...clientScreens(clientPages),
    ...collaboratorScreens,
    ...chatScreens,
    ...broadcastScreens,
    ...paymentScreens,
    ...account,
    ...exerciseScreens,
    ...alimentScreens,
    ...programScreens,
    ...completedWorkoutScreens,
    ...groupScreens,
    ...noticeScreens,
    ...adviceScreens,
    ...recipeScreens,
    ...notificationScreens,
  ]),
  closedAccountRoute.addChildren([...closedAccountScreens]),
  fullscreenRoute.addChildren([...workoutRunnerScreens]),
  ticketRoute.addChildren([...programPdfScreens]),
  publicRoute.addChildren([...landingScreens, ...accountOpenScreens]),
  devRoute.addChildren([...bodyCompositionScreens]),
]);

/** The links of the sidebar of professionals, in order. */
const navigation: readonly NavItem[] = [
  homeNavItem,
  clientsNavItem,
  chatsNavItem,
  programsNavItem,
  completedWorkoutsNavItem,
  exercisesNavItem,
  recipesNavItem,
  alimentsNavItem,
  groupsNavItem,
  teamNavItem,
  noticesNavItem,
  notificationsNavItem,
  exerciseLibraryNavItem,
  paymentsNavItem,
];

/** The links of a client: all in the sidebar on a wide screen; on a phone the first four in the bottom bar, the others behind “Altro”. */
const tabs: readonly NavItem[] = [
  todayNavItem,
  historyNavItem,
  myChatNavItem,
  noticeboardNavItem,
  ownAdvicesNavItem,
  notificationsNavItem,
  settingsNavItem,
];

/** Functions of areas that delete their data from this device on logout. */
const logoutHandlers = [unfollowLiveEvents, clearDocumentCache, clearSyncedWorkouts, clearChats, endPush];

/** Banners above every screen after login. */
const banners = { TeamBanner };

/** Its handlers are loaded with the first event. */
const LiveEvents = createLiveEvents(async () => (await import('./all-live.ts')).liveHandlers);

/** Components beside the screens, mounted in the layout of every screen after login. */
const backgroundComponents = { InPersonSync, LiveEvents, ChatBoxHost, NotificationSync };

/** URLs of the texts of all areas. */
const textUrls = import.meta.glob<string>('/areas/*/texts/*.json', { query: '?url', import: 'default', eager: true });

/** The parts of the app that `shell/web/main.tsx` loads after login. */
export const app = { routeTree, navigation, tabs, logoutHandlers, banners, backgroundComponents, textUrls };
