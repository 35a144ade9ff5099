import { sql } from 'kysely';
import { findConcerned } from '#areas/clients/server/public.ts';
import { type HandOverLine, handOverOfRows, removableRows } from '#areas/collaborators/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { liveConversationChanged } from '../../contract/live.ts';
import { conversationsOfScheduled, failPast } from './later.ts';

/** The conversations that a collaborator is to answer. */
export const conversationsLine: HandOverLine = {
  kind: 'conversations',
  label: 'chats:handOver.conversations',
  isOfClients: true,
  seenWith: async () => [['view chats']],
  ...handOverOfRows('conversations', sql`true`, { creator: 'assigned_to', client: 'id', emit: emitChanged }),
};

/**
 * The messages that a collaborator has written to be sent later. They are sent in the name of the new author. Deleted ones come
 * back with the undo of a removal; those whose time has passed meanwhile wait for their author, as messages that were not sent.
 */
export const scheduledLine: HandOverLine = {
  kind: 'scheduled-messages',
  label: 'chats:handOver.scheduled',
  restoreNote: 'chats:handOver.scheduledRestored',
  isOfClients: true,
  seenWith: async () => [['create chats']],
  ...removableRows('scheduled_messages', sql`true`, {
    creator: 'author_id',
    client: 'conversation_id',
    emit: async (scope, ids) => emitChanged(scope, await conversationsOfScheduled(scope, ids)),
    onChanged: async (scope, { change, ids }) => {
      if (change === 'restored') await failPast(scope, ids);
    },
  }),
};

/** The open apps of the professionals show who answers, and which messages wait. */
async function emitChanged(scope: Scope, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length === 0) return;
  for (const [conversationId, { professionalIds }] of await findConcerned(scope, conversationIds))
    emitLiveEvent(scope, liveConversationChanged, { membershipIds: professionalIds, data: { conversationId } });
}
