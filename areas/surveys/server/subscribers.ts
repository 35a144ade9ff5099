import { messageDeleted, messageSent } from '#areas/chats/server/public.ts';
import { clientDeleted } from '#areas/clients/server/public.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { subscribe } from '#shell/server/events.ts';
import { emitCheckInsChanged } from './live.ts';
import { referenceKind } from './store/replies.ts';

/** Answers show when a professional replied to them, also from the chat. A deleted message does not say any more what it was about. */
export const surveySubscribers = [
  subscribe(clientDeleted, enqueueFileDeletion),
  subscribe(messageSent, async (scope, { conversationId, reference }) => {
    if (reference?.kind === referenceKind) await emitCheckInsChanged(scope, [conversationId]);
  }),
  subscribe(messageDeleted, (scope, { conversationId }) => emitCheckInsChanged(scope, [conversationId])),
];
