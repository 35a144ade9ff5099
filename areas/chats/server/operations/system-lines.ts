import { findConcerned } from '#areas/clients/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { liveMessageCreated } from '../../contract/live.ts';
import { insertSystemLines, type SystemLine } from '../store/system-lines.ts';

/**
 * Writes lines of the system into conversations, in three statements however many there are. They are unread for the client,
 * and raise no push. A conversation may get several; the ids keep their order.
 */
export async function sendSystemLines(scope: Scope, lines: readonly SystemLine[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = await insertSystemLines(
    scope,
    lines.map((line) => ({ ...line, id: newId() })),
  );
  const concerned = await findConcerned(scope, [...new Set(rows.map(({ conversationId }) => conversationId))]);
  for (const { id: messageId, conversationId, seq } of rows) {
    const { professionalIds = [], membershipId = null } = concerned.get(conversationId) ?? {};
    const membershipIds = membershipId ? [...professionalIds, membershipId] : professionalIds;
    emitLiveEvent(scope, liveMessageCreated, {
      membershipIds,
      data: { conversationId, messageId, seq, senderId: null, referenceKind: null },
    });
  }
}
