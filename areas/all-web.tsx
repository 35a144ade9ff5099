import { accountOpenScreens, accountScreens, closedAccountScreens } from '#areas/account/web/open-screens.tsx';
import { accountGuestScreens } from '#areas/account/web/screens.tsx';
import { adviceScreens, ownAdvicesNavItem } from '#areas/advices/web/screens.tsx';
import { alimentScreens, alimentsNavItem } from '#areas/aliments/web/screens.tsx';
import { bodyCompositionScreens } from '#areas/body-composition/web/screens.tsx';
import { broadcastScreens } from '#areas/broadcasts/web/screens.tsx';
import { ChatBoxHost, chatScreens, chatsNavItem, clearChats, myChatNavItem } from '#areas/chats/web/screens.tsx';
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
import { macroScreens, macrosNavItem, myMacrosNavItem } from '#areas/macros/web/screens.tsx';
import { mealPlanPdfScreens, mealPlanScreens, mealPlansNavItem } from '#areas/meal-plans/web/screens.tsx';
import { clearRejectedReports, DietSync, mealScreens, nutritionNavItem } from '#areas/meals/web/screens.tsx';
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
import { dietGroup } from '#shell/web/layouts/diet-group.ts';
import { settingsNavItem } from '#shell/web/layouts/settings-nav-item.ts';
import { isDietitian } from '#shell/web/variant.ts';
import type { NavItem } from '#shell/web/router/context.ts';
import { createLiveEvents, unfollowLiveEvents } from '#shell/web/realtime/follow-live-events.ts';
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
    ...clientScreens(async () => (await import('./client-pages.ts')).clientPages),
    ...collaboratorScreens,
    ...chatScreens,
    ...broadcastScreens,
    ...paymentScreens,
    ...accountScreens(async () => (await import('./settings-sections.ts')).settingsSections),
    ...exerciseScreens,
    ...alimentScreens,
    ...programScreens,
    ...mealPlanScreens,
    ...completedWorkoutScreens,
    ...groupScreens,
    ...noticeScreens,
    ...mealScreens,
    ...adviceScreens,
    ...recipeScreens,
    ...macroScreens,
    ...notificationScreens,
  ]),
  closedAccountRoute.addChildren([...closedAccountScreens]),
  fullscreenRoute.addChildren([...workoutRunnerScreens]),
  ticketRoute.addChildren([...mealPlanPdfScreens, ...programPdfScreens]),
  publicRoute.addChildren([...landingScreens, ...accountOpenScreens]),
  devRoute.addChildren([...bodyCompositionScreens]),
]);

/** The links of nutrition, in order. */
const nutrition: readonly NavItem[] = [mealPlansNavItem, macrosNavItem, alimentsNavItem, recipesNavItem];

/** The links of the sidebar of professionals, in order. Those of nutrition are top-level for dietitians, below “Dieta” for coaches. */
const navigation: readonly NavItem[] = [
  homeNavItem,
  clientsNavItem,
  chatsNavItem,
  ...(isDietitian() ? nutrition : []),
  programsNavItem,
  completedWorkoutsNavItem,
  exercisesNavItem,
  ...(isDietitian() ? [] : nutrition.map((navItem) => ({ ...navItem, group: dietGroup }))),
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
  nutritionNavItem,
  historyNavItem,
  myChatNavItem,
  noticeboardNavItem,
  ownAdvicesNavItem,
  myMacrosNavItem,
  notificationsNavItem,
  settingsNavItem,
];

/** Functions of areas that delete their data from this device on logout. */
const logoutHandlers = [
  unfollowLiveEvents,
  clearDocumentCache,
  clearSyncedWorkouts,
  clearRejectedReports,
  clearChats,
  endPush,
];

/** Banners above every screen after login. */
const banners = { TeamBanner };

/** Its handlers are loaded with the first event. */
const LiveEvents = createLiveEvents(async () => (await import('./all-live.ts')).liveHandlers);

/** Components beside the screens, mounted in the layout of every screen after login. */
const backgroundComponents = { InPersonSync, DietSync, LiveEvents, ChatBoxHost, NotificationSync };

/** URLs of the texts of all areas. */
const textUrls = import.meta.glob<string>('/areas/*/texts/*.json', { query: '?url', import: 'default', eager: true });

/** The parts of the app that `shell/web/main.tsx` loads after login. */
export const app = { routeTree, navigation, tabs, logoutHandlers, banners, backgroundComponents, textUrls };
