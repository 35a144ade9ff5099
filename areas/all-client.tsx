import { accountOpenScreens, accountScreens, closedAccountScreens } from '#areas/account/web/open-screens.tsx';
import { accountGuestScreens } from '#areas/account/web/screens.tsx';
import { adviceScreens, ownAdvicesNavItem } from '#areas/advices/web/screens.tsx';
import { ChatBoxHost, chatScreens, clearChats, myChatNavItem } from '#areas/chats/web/screens.tsx';
import { ownFileScreens, ownFilesNavItem } from '#areas/client-files/web/screens.tsx';
import { TeamBanner } from '#areas/collaborators/web/TeamBanner.tsx';
import { ownErasureScreens } from '#areas/clients/web/own-screens.tsx';
import {
  completedWorkoutScreens,
  clearSyncedWorkouts,
  historyNavItem,
  PendingWorkoutSync,
  workoutRunnerScreens,
} from '#areas/completed-workouts/web/screens.tsx';
import { homeScreens, todayNavItem } from '#areas/home/web/screens.tsx';
import { landingScreens } from '#areas/landing/web/screens.tsx';
import { macroScreens, myMacrosNavItem } from '#areas/macros/web/screens.tsx';
import { clearRejectedReports, DietSync, mealScreens, nutritionNavItem } from '#areas/meals/web/screens.tsx';
import {
  clearRejectedMeasurements,
  metricScreens,
  progressNavItem,
  MeasurementSync,
} from '#areas/metrics/web/screens.tsx';
import { noticeboardNavItem, noticeScreens } from '#areas/notices/web/screens.tsx';
import {
  endPush,
  NotificationSync,
  notificationScreens,
  notificationsNavItem,
} from '#areas/notifications/web/screens.tsx';
import { AnswerSync, checkInScreens, checkInsNavItem, clearRejectedAnswers } from '#areas/surveys/web/screens.tsx';
import { ownPhotoScreens, PhotoSync, photosNavItem } from '#areas/progress/web/screens.tsx';
import { clearCached } from '#shell/web/api/cached-query.ts';
import { clearDocumentCache } from '#shell/web/documents/document-cache.ts';
import { settingsNavItem } from '#shell/web/layouts/settings-nav-item.ts';
import { createLiveEvents, unfollowLiveEvents } from '#shell/web/realtime/follow-live-events.ts';
import { closedAccountRoute } from '#shell/web/router/closed-account-route.tsx';
import type { NavItem } from '#shell/web/router/context.ts';
import {
  appRoute,
  catchAllRoute,
  fullscreenRoute,
  guestRoute,
  notFoundRoute,
  publicRoute,
  rootRoute,
} from '#shell/web/router/routes.tsx';

/** Screens in the layout of the app that clients open; some of their lists contain screens of professionals too. */
export const appScreens = [
  ...homeScreens,
  ...chatScreens,
  ...accountScreens(async () => (await import('./settings-sections.ts')).settingsSections),
  ...completedWorkoutScreens,
  ...metricScreens,
  ...noticeScreens,
  ...mealScreens,
  ...checkInScreens,
  ...adviceScreens,
  ...macroScreens,
  ...notificationScreens,
  ...ownPhotoScreens,
  ...ownFileScreens,
] as const;

/** Screens in other layouts, for everybody. */
export const closedAccountTree = closedAccountRoute.addChildren([
  ...closedAccountScreens,
  ...ownErasureScreens(() => import('#areas/personal-data/web/lazy-public.tsx'), 'personal-data'),
]);
export const fullscreenTree = fullscreenRoute.addChildren([...workoutRunnerScreens]);
export const publicTree = publicRoute.addChildren([...landingScreens, ...accountOpenScreens]);

/** The routes that a client starts with; any other address loads the full route tree in `all-web.tsx`. */
const routeTree = rootRoute.addChildren([
  notFoundRoute,
  guestRoute.addChildren([...accountGuestScreens]),
  appRoute.addChildren([...appScreens]),
  closedAccountTree,
  fullscreenTree,
  publicTree,
  catchAllRoute,
]);

/** The history of a client who follows nutrition only is that of their meals, otherwise that of workouts. */
const historyNavItems: readonly NavItem[] = [
  { ...historyNavItem, isShownTo: (user) => !user.isNutritionOnly },
  {
    ...historyNavItem,
    path: '/my/nutrition/history',
    permission: 'view own nutrition',
    isShownTo: (user) => user.isNutritionOnly === true,
  },
];

/**
 * The links of a client: all in the sidebar on a wide screen; on a phone the first four in the bottom bar, the others behind
 * “Altro”. Labels in the bar are texts of the shell, with which it is complete at once; so are those of areas of which the first screen
 * shows nothing else: a request less.
 */
const tabs: readonly NavItem[] = [
  todayNavItem,
  nutritionNavItem,
  ...historyNavItems,
  myChatNavItem,
  progressNavItem,
  checkInsNavItem,
  noticeboardNavItem,
  photosNavItem,
  ownAdvicesNavItem,
  ownFilesNavItem,
  myMacrosNavItem,
  notificationsNavItem,
  settingsNavItem,
];

const navigation: readonly NavItem[] = [];

/** Functions of areas that delete their data from this device on logout. */
const logoutHandlers = [
  unfollowLiveEvents,
  clearCached,
  clearDocumentCache,
  clearSyncedWorkouts,
  clearRejectedReports,
  clearRejectedAnswers,
  clearRejectedMeasurements,
  clearChats,
  endPush,
];

/** Banners above every screen after login. */
const banners = { TeamBanner };

/** Its handlers are loaded with the first event. */
const LiveEvents = createLiveEvents(async () => (await import('./all-live.ts')).liveHandlers);

/** Components that every screen after login has, also those without a layout. */
const sessionComponents = { LiveEvents };

/** Components beside the screens, mounted in the layout of the app. */
const backgroundComponents = {
  PendingWorkoutSync,
  DietSync,
  AnswerSync,
  MeasurementSync,
  PhotoSync,
  ChatBoxHost,
  NotificationSync,
};

/** URLs of the texts of all areas. */
const textUrls = import.meta.glob<string>('/areas/*/texts/*.json', { query: '?url', import: 'default', eager: true });

/** The parts of the app that `shell/web/main.tsx` loads for a client. */
export const app = {
  routeTree,
  navigation,
  tabs,
  logoutHandlers,
  banners,
  sessionComponents,
  backgroundComponents,
  textUrls,
};
