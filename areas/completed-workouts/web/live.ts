import {
  liveConversationRead,
  liveConversationWiped,
  liveMessageCreated,
  liveMessageDeleted,
} from '#areas/chats/contract/live.ts';
import { clientChanged, clientRoutes } from '#areas/clients/contract.ts';
import { liveMeasurementsChanged } from '#areas/metrics/contract.ts';
import { programChanged } from '#areas/programs/contract.ts';
import { type ProgramDetail, programEditingRoutes } from '#areas/programs/contract/editing.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import type { QueryClient } from '@tanstack/react-query';
import { routesIn } from '#shell/common/route.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientWorkoutRoutes, completedWorkoutChanged, completedWorkoutRoutes } from '../contract.ts';
import { setDetailRoutes } from '../contract/comments.ts';
import { exerciseChoiceRoutes } from '../contract/exercise-choices.ts';
import { historyRoutes } from '../contract/history.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';
import { unreadPainRoutes } from '../contract/unread-pain.ts';

/** Routes whose responses are made of programs and of what was logged. */
const scheduleRoutes = [trainingRoutes.today, trainingRoutes.training, trainingRoutes.schedule];

/** Routes whose responses contain a workout that is logged or corrected. */
const openedRoutes = { open: workoutRoutes.open, correction: workoutRoutes.correction };

/** Routes whose responses contain or count messages about workouts. */
const messageRoutes = [
  trainingRoutes.today,
  trainingRoutes.training,
  ...routesIn(clientWorkoutRoutes),
  ...routesIn(openedRoutes),
  completedWorkoutRoutes.list,
  ...routesIn(setDetailRoutes),
];

const followMessages = (queryClient: QueryClient) => invalidateRoutes(queryClient, messageRoutes);

export const completedWorkoutLiveHandlers = [
  ...[liveMessageCreated, liveMessageDeleted].map((event) =>
    liveHandler<{ referenceKind: string | null }>(event, (queryClient, { referenceKind }) => {
      if (referenceKind === 'completed_workout') followMessages(queryClient);
    }),
  ),
  ...[liveConversationRead, liveConversationWiped].map((event) => liveHandler<unknown>(event, followMessages)),
  liveHandler(completedWorkoutChanged, (queryClient, { clientId }) => {
    invalidateOpenCopies(queryClient, clientId);
    invalidateRoutes(queryClient, [
      ...scheduleRoutes,
      ...routesIn(clientWorkoutRoutes),
      ...routesIn(historyRoutes),
      ...routesIn(openedRoutes),
      completedWorkoutRoutes.list,
      unreadPainRoutes.ofRecipients,
      completedWorkoutRoutes.idleClients,
      ...routesIn(setDetailRoutes),
      reviewRoutes.workouts,
      clientRoutes.list,
      clientRoutes.last,
      clientRoutes.expiringSubscriptions,
    ]);
  }),
  // A maximum of which the program prescribes a share.
  liveHandler<unknown>(liveMeasurementsChanged, (queryClient) =>
    invalidateRoutes(queryClient, [trainingRoutes.training, ...routesIn({ open: workoutRoutes.open })]),
  ),
  liveHandler(programChanged, (queryClient) =>
    invalidateRoutes(queryClient, [
      ...scheduleRoutes,
      reviewRoutes.workouts,
      ...routesIn({ detail: clientWorkoutRoutes.detail, ...openedRoutes, trend: historyRoutes.trend }),
    ]),
  ),
  // The names of clients, workouts of a deleted one, and a withdrawn consent.
  liveHandler(clientChanged, (queryClient, { clientId }) => {
    invalidateOpenCopies(queryClient, clientId);
    invalidateRoutes(queryClient, [
      completedWorkoutRoutes.list,
      unreadPainRoutes.ofRecipients,
      completedWorkoutRoutes.idleClients,
      ...scheduleRoutes,
      ...routesIn(clientWorkoutRoutes),
      ...routesIn(historyRoutes),
      ...routesIn(openedRoutes),
      ...routesIn(setDetailRoutes),
      ...routesIn(exerciseChoiceRoutes),
    ]);
  }),
];

/** A program that is open in the editor is large: it is fetched again only when its own client trains. */
function invalidateOpenCopies(queryClient: QueryClient, clientId: string): void {
  const { endpoint } = programEditingRoutes.detailForEdit;
  void queryClient.invalidateQueries({
    queryKey: [endpoint],
    predicate: ({ state }) => (state.data as ProgramDetail | undefined)?.program.clientId === clientId,
  });
}
