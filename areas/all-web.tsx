import { provideUnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { accountGuestScreens } from '#areas/account/web/screens.tsx';
import { alimentScreens, alimentsNavItem } from '#areas/aliments/web/screens.tsx';
import { bodyCompositionScreens } from '#areas/body-composition/web/screens.tsx';
import { broadcastScreens } from '#areas/broadcasts/web/screens.tsx';
import { chatsNavItem } from '#areas/chats/web/screens.tsx';
import { clientFileScreens } from '#areas/client-files/web/screens.tsx';
import { clientGuestScreens, clientScreens, clientsNavItem } from '#areas/clients/web/screens.tsx';
import { collaboratorGuestScreens, collaboratorScreens, teamNavItem } from '#areas/collaborators/web/screens.tsx';
import { completedWorkoutsNavItem } from '#areas/completed-workouts/web/screens.tsx';
import { exerciseLibraryNavItem, exerciseScreens, exercisesNavItem } from '#areas/exercises/web/screens.tsx';
import { groupScreens, groupsNavItem } from '#areas/groups/web/screens.tsx';
import { visitPdfScreens, visitScreens, visitsNavItem } from '#areas/visits/web/screens.tsx';
import { homeNavItem } from '#areas/home/web/screens.tsx';
import { macrosNavItem } from '#areas/macros/web/screens.tsx';
import { mealPlanPdfScreens, mealPlanScreens, mealPlansNavItem } from '#areas/meal-plans/web/screens.tsx';
import { clientMealScreens } from '#areas/meals/web/client-screens.tsx';
import { mediaScreens } from '#areas/media/web/screens.tsx';
import { noticesNavItem } from '#areas/notices/web/screens.tsx';
import { clientMetricScreens } from '#areas/metrics/web/client-screens.tsx';
import { notificationGuestScreens, notificationsNavItem } from '#areas/notifications/web/screens.tsx';
import { paymentScreens, paymentsNavItem } from '#areas/payments/web/screens.tsx';
import { provideNextLoads } from '#areas/programs/web/editor/next-loads/provide.ts';
import { programPdfScreens, programScreens, programsNavItem } from '#areas/programs/web/screens.tsx';
import { clientPhotoScreens } from '#areas/progress/web/screens.tsx';
import { recipeScreens, recipesNavItem } from '#areas/recipes/web/screens.tsx';
import { completedSurveysNavItem, surveyScreens, surveysNavItem } from '#areas/surveys/web/screens.tsx';
import { createCachedDocumentsCheck } from '#shell/web/documents/cached-documents-check.ts';
import { dietGroup } from '#shell/web/layouts/diet-group.ts';
import type { NavItem } from '#shell/web/router/context.ts';
import { appRoute, devRoute, guestRoute, notFoundRoute, rootRoute, ticketRoute } from '#shell/web/router/routes.tsx';
import { isDietitian } from '#shell/web/variant.ts';
import { unreadSymptomParts } from './unread-symptoms.ts';
import { appScreens, app as clientApp, closedAccountTree, fullscreenTree, publicTree } from './all-client.tsx';

// The editor of programs shows the loads that clients will find, which an area above it computes.
provideNextLoads(async () => (await import('#areas/completed-workouts/web/next-loads.ts')).readNextLoads);

// Editors and assignments show what areas above them have of unread pain and symptoms.
provideUnreadSymptoms(unreadSymptomParts);

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
    ...appScreens,
    ...clientScreens(async () => (await import('./client-pages.ts')).clientPages),
    ...collaboratorScreens,
    ...broadcastScreens,
    ...paymentScreens,
    ...exerciseScreens,
    ...alimentScreens,
    ...programScreens,
    ...mealPlanScreens,
    ...clientMealScreens,
    ...clientMetricScreens,
    ...surveyScreens,
    ...groupScreens,
    ...recipeScreens,
    ...visitScreens,
    ...clientPhotoScreens,
    ...clientFileScreens,
    ...mediaScreens,
  ]),
  closedAccountTree,
  fullscreenTree,
  ticketRoute.addChildren([...mealPlanPdfScreens, ...programPdfScreens, ...visitPdfScreens]),
  publicTree,
  devRoute.addChildren([...bodyCompositionScreens]),
]);

/** The links of nutrition, in order. */
const nutrition: readonly NavItem[] = [mealPlansNavItem, macrosNavItem, alimentsNavItem, recipesNavItem, visitsNavItem];

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
  surveysNavItem,
  completedSurveysNavItem,
  groupsNavItem,
  teamNavItem,
  noticesNavItem,
  notificationsNavItem,
  exerciseLibraryNavItem,
  paymentsNavItem,
];

const CachedDocumentsCheck = createCachedDocumentsCheck(
  async () => (await import('./cached-documents.ts')).cachedDocuments,
);

/** The parts of the app that `shell/web/main.tsx` loads after login. */
export const app = {
  ...clientApp,
  routeTree,
  navigation,
  backgroundComponents: { ...clientApp.backgroundComponents, CachedDocumentsCheck },
};
