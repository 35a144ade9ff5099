import { accountLiveHandlers } from '#areas/account/web/live.ts';
import { adviceLiveHandlers } from '#areas/advices/web/live.ts';
import { alimentLiveHandlers } from '#areas/aliments/web/live.ts';
import { broadcastLiveHandlers } from '#areas/broadcasts/web/live.ts';
import { chatLiveHandlers } from '#areas/chats/web/live.ts';
import { clientFileLiveHandlers } from '#areas/client-files/web/live.ts';
import { clientLiveHandlers } from '#areas/clients/web/live.ts';
import { collaboratorLiveHandlers } from '#areas/collaborators/web/live.ts';
import { completedWorkoutLiveHandlers } from '#areas/completed-workouts/web/live.ts';
import { dietaryProfileLiveHandlers } from '#areas/dietary-profiles/web/live.ts';
import { exerciseLiveHandlers } from '#areas/exercises/web/live.ts';
import { folderLiveHandlers } from '#areas/folders/web/live.ts';
import { groupLiveHandlers } from '#areas/groups/web/live.ts';
import { homeLiveHandlers } from '#areas/home/web/live.ts';
import { macroLiveHandlers } from '#areas/macros/web/live.ts';
import { mealLiveHandlers } from '#areas/meals/web/live.ts';
import { metricLiveHandlers } from '#areas/metrics/web/live.ts';
import { noticeLiveHandlers } from '#areas/notices/web/live.ts';
import { mealPlanLiveHandlers } from '#areas/meal-plans/web/live.ts';
import { notificationLiveHandlers } from '#areas/notifications/web/live.ts';
import { paymentLiveHandlers } from '#areas/payments/web/live.ts';
import { personalDataLiveHandlers } from '#areas/personal-data/web/live.ts';
import { programLiveHandlers } from '#areas/programs/web/live.ts';
import { progressLiveHandlers } from '#areas/progress/web/live.ts';
import { recipeLiveHandlers } from '#areas/recipes/web/live.ts';
import { visitLiveHandlers } from '#areas/visits/web/live.ts';
import { surveyLiveHandlers } from '#areas/surveys/web/live.ts';
import { documentLiveHandlers } from '#shell/web/documents/live.ts';
import { settingsLiveHandlers } from '#shell/web/settings/live.ts';

/** What the open screens do when another person changes something; loaded after the first screen. */
export const liveHandlers = [
  ...accountLiveHandlers,
  ...clientLiveHandlers,
  ...personalDataLiveHandlers,
  ...metricLiveHandlers,
  ...collaboratorLiveHandlers,
  ...chatLiveHandlers,
  ...groupLiveHandlers,
  ...broadcastLiveHandlers,
  ...noticeLiveHandlers,
  ...adviceLiveHandlers,
  ...exerciseLiveHandlers,
  ...folderLiveHandlers,
  ...documentLiveHandlers,
  ...settingsLiveHandlers,
  ...programLiveHandlers,
  ...alimentLiveHandlers,
  ...mealPlanLiveHandlers,
  ...completedWorkoutLiveHandlers,
  ...dietaryProfileLiveHandlers,
  ...mealLiveHandlers,
  ...surveyLiveHandlers,
  ...notificationLiveHandlers,
  ...homeLiveHandlers,
  ...paymentLiveHandlers,
  ...recipeLiveHandlers,
  ...progressLiveHandlers,
  ...clientFileLiveHandlers,
  ...macroLiveHandlers,
  ...visitLiveHandlers,
];
