import { documentEditorsChanged } from '#shell/common/documents/routes.ts';
import { liveHandler } from '../realtime/live-handler.ts';
import { refreshEditors } from './open-documents.ts';

export const documentLiveHandlers = [
  liveHandler(documentEditorsChanged, (_queryClient, { documentId }) => refreshEditors(documentId)),
];
