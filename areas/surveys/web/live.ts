import { liveConversationWiped, liveMessageDeleted } from '#areas/chats/contract/live.ts';
import { clientChanged } from '#areas/clients/contract.ts';
import { liveMeasurementsChanged } from '#areas/metrics/contract.ts';
import { liveProgressChanged } from '#areas/progress/contract.ts';
import { pullOpenDocument } from '#shell/web/documents/open-documents.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { checkInChanged } from '../contract/check-ins.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { surveyChanged } from '../contract.ts';
import { answerInvalidations, ownInvalidations, surveyInvalidations } from './invalidations.ts';

/** Routes whose responses say when a professional replied. A new reply is told by `checkInChanged`. */
const repliedRoutes = [reviewRoutes.get, reviewRoutes.completed, reviewRoutes.ofClient];

export const surveyLiveHandlers = [
  liveHandler(surveyChanged, (queryClient, { surveyId, version }) => {
    pullOpenDocument(surveyId, version);
    invalidateRoutes(queryClient, surveyInvalidations);
  }),
  // The names of clients, their consent, and the check-ins of a deleted one.
  ...[checkInChanged, clientChanged].map((event) =>
    liveHandler<unknown>(event, (queryClient) =>
      invalidateRoutes(queryClient, [...answerInvalidations, ...ownInvalidations]),
    ),
  ),
  liveHandler(liveMessageDeleted, (queryClient, { referenceKind }) => {
    if (referenceKind === 'check_in') invalidateRoutes(queryClient, repliedRoutes);
  }),
  liveHandler(liveConversationWiped, (queryClient) => invalidateRoutes(queryClient, repliedRoutes)),
  // Weights and photos beside the answers.
  ...[liveMeasurementsChanged, liveProgressChanged].map((event) =>
    liveHandler<unknown>(event, (queryClient) =>
      invalidateRoutes(queryClient, [reviewRoutes.get, reviewRoutes.period]),
    ),
  ),
];
