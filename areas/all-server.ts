import { accountServer } from '#areas/account/server/routes.ts';
import { advicesServer } from '#areas/advices/server/routes.ts';
import { alimentsServer, micronutrientsServer, referencesServer } from '#areas/aliments/server/routes.ts';
import { broadcastsServer } from '#areas/broadcasts/server/routes.ts';
import { chatsServer } from '#areas/chats/server/routes.ts';
import { clientFilesServer } from '#areas/client-files/server/routes.ts';
import { clientsServer } from '#areas/clients/server/routes.ts';
import { collaboratorsServer } from '#areas/collaborators/server/routes.ts';
import { completedWorkoutsServer } from '#areas/completed-workouts/server/routes.ts';
import { dietaryProfilesServer } from '#areas/dietary-profiles/server/routes.ts';
import { exerciseLibraryServer, exercisesServer } from '#areas/exercises/server/routes.ts';
import { foldersServer } from '#areas/folders/server/routes.ts';
import { groupsServer } from '#areas/groups/server/routes.ts';
import { homeServer } from '#areas/home/server/routes.ts';
import { macrosServer } from '#areas/macros/server/routes.ts';
import { mealPlanSettingsServer } from '#areas/meal-plans/server/settings-routes.ts';
import { metricsServer } from '#areas/metrics/server/routes.ts';
import { noticesServer } from '#areas/notices/server/routes.ts';
import { mealPlansServer } from '#areas/meal-plans/server/routes.ts';
import { savedMealsServer } from '#areas/meal-plans/server/saved-meals-routes.ts';
import { mealsServer } from '#areas/meals/server/routes.ts';
import { mediaServer } from '#areas/media/server/routes.ts';
import { notificationsServer } from '#areas/notifications/server/routes.ts';
import { paymentsServer } from '#areas/payments/server/routes.ts';
import { personalDataServer } from '#areas/personal-data/server/routes.ts';
import { programsServer } from '#areas/programs/server/routes.ts';
import { progressServer } from '#areas/progress/server/routes.ts';
import { recipesServer } from '#areas/recipes/server/routes.ts';
import { sharingServer } from '#areas/sharing/server/routes.ts';
import { surveysServer } from '#areas/surveys/server/routes.ts';
import { trainingSchoolsServer } from '#areas/training-schools/server/routes.ts';
import { visitsServer } from '#areas/visits/server/routes.ts';
import type { ServerArea } from '#shell/server/http/bind.ts';

export const areas: ServerArea[] = [
  accountServer,
  trainingSchoolsServer,
  clientsServer,
  personalDataServer,
  metricsServer,
  collaboratorsServer,
  mediaServer,
  chatsServer,
  groupsServer,
  broadcastsServer,
  noticesServer,
  advicesServer,
  progressServer,
  clientFilesServer,
  surveysServer,
  sharingServer,
  exercisesServer,
  exerciseLibraryServer,
  foldersServer,
  programsServer,
  completedWorkoutsServer,
  alimentsServer,
  micronutrientsServer,
  referencesServer,
  recipesServer,
  dietaryProfilesServer,
  macrosServer,
  mealPlansServer,
  mealPlanSettingsServer,
  savedMealsServer,
  mealsServer,
  visitsServer,
  notificationsServer,
  homeServer,
  paymentsServer,
];
