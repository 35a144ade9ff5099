import { pullOpenDocument } from '#shell/web/documents/open-documents.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { surveyChanged } from '../contract.ts';
import { surveyInvalidations } from './invalidations.ts';

export const surveyLiveHandlers = [
  liveHandler(surveyChanged, (queryClient, { surveyId, version }) => {
    pullOpenDocument(surveyId, version);
    invalidateRoutes(queryClient, surveyInvalidations);
  }),
];
