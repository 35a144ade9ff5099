import {
  liveConversationRead,
  liveConversationWiped,
  liveMessageCreated,
  liveMessageDeleted,
} from '#areas/chats/contract/live.ts';
import { liveClientFilesChanged } from '#areas/client-files/contract.ts';
import { clientChanged } from '#areas/clients/contract.ts';
import { completedWorkoutChanged } from '#areas/completed-workouts/contract.ts';
import { dietChanged } from '#areas/meals/contract.ts';
import { mealPlanChanged } from '#areas/meal-plans/contract/routes.ts';
import { mediaRoutes } from '#areas/media/contract.ts';
import { checkInChanged } from '#areas/surveys/contract/check-ins.ts';
import { programChanged } from '#areas/programs/contract.ts';
import { liveProgressChanged } from '#areas/progress/contract.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { homeRoutes } from '../contract.ts';

const changes = [
  checkInChanged,
  clientChanged,
  completedWorkoutChanged,
  liveConversationRead,
  liveConversationWiped,
  liveMessageCreated,
  liveMessageDeleted,
  mealPlanChanged,
  programChanged,
  dietChanged,
  liveProgressChanged,
  liveClientFilesChanged,
];

export const homeLiveHandlers = changes.map((event) =>
  liveHandler<unknown>(event, (queryClient) => invalidateRoutes(queryClient, [homeRoutes.graphs, mediaRoutes.list])),
);
