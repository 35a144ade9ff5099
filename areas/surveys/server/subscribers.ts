import { messageSent } from '#areas/chats/server/public.ts';
import { clientDeleted } from '#areas/clients/server/public.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { subscribe } from '#shell/server/events.ts';
import { emitCheckInsChanged } from './live.ts';
import { referenceKind } from './store/replies.ts';

/** Answers show when a professional replied to them, also from the chat. Of a note for the team the client gets no event. */
export const surveySubscribers = [
  subscribe(clientDeleted, enqueueFileDeletion),
  subscribe(messageSent, async (scope, { conversationId, reference, isInternal }) => {
    if (reference?.kind === referenceKind && !isInternal) await emitCheckInsChanged(scope, [conversationId]);
  }),
];
