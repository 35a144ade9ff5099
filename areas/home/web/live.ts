import {
  liveConversationRead,
  liveConversationWiped,
  liveMessageCreated,
  liveMessageDeleted,
} from '#areas/chats/contract/live.ts';
import { liveClientFilesChanged } from '#areas/client-files/contract.ts';
import { clientChanged } from '#areas/clients/contract.ts';
import { completedWorkoutChanged } from '#areas/completed-workouts/contract.ts';
import { liveDietaryProfileChanged } from '#areas/dietary-profiles/contract.ts';
import { undecidedRoutes } from '#areas/dietary-profiles/contract/undecided.ts';
import { dietChanged } from '#areas/meals/contract.ts';
import { mealPlanChanged } from '#areas/meal-plans/contract/routes.ts';
import { mediaRoutes } from '#areas/media/contract.ts';
import { checkInChanged } from '#areas/surveys/contract/check-ins.ts';
import { liveMeasurementsChanged } from '#areas/metrics/contract.ts';
import { programChanged } from '#areas/programs/contract.ts';
import { missingMaximaRoutes } from '#areas/programs/contract/missing-maxima.ts';
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

/** Changes after which other maximums are known or needed. */
const maximaChanges = [clientChanged, liveMeasurementsChanged, programChanged];

export const homeLiveHandlers = [
  ...changes.map((event) =>
    liveHandler<unknown>(event, (queryClient) => invalidateRoutes(queryClient, [homeRoutes.graphs, mediaRoutes.list])),
  ),
  ...maximaChanges.map((event) =>
    liveHandler<unknown>(event, (queryClient) => invalidateRoutes(queryClient, [missingMaximaRoutes.list])),
  ),
  liveHandler(liveDietaryProfileChanged, (queryClient) => invalidateRoutes(queryClient, [undecidedRoutes.list])),
  // A set of an unfinished workout changes no maximum.
  liveHandler(completedWorkoutChanged, (queryClient, { hasEnded }) => {
    if (hasEnded) invalidateRoutes(queryClient, [missingMaximaRoutes.list]);
  }),
];
