import { removeCached } from '#shell/web/api/cached-pages.ts';
import { readCached } from '#shell/web/api/cached-query.ts';
import type { Conversation } from '../contract.ts';
import { newestMessages, newestSeq } from './message-window.ts';

/**
 * Deletes the messages on this device of conversations whose newest message was deleted, or that were emptied, while the app was
 * closed: no event told it. A deleted message before the newest one does not show in the list.
 */
export async function removeOutdated(conversations: readonly Conversation[]): Promise<void> {
  await Promise.all(
    conversations.map(async ({ id, lastMessage }) => {
      const stored = await readCached(id, newestMessages(id));
      if (!stored) return;
      const { messages } = stored.response;
      const isDeleted =
        lastMessage?.deletedAt && messages.some((message) => message.id === lastMessage.id && !message.deletedAt);
      const isEmptied = newestSeq(stored.response) > (lastMessage?.seq ?? 0);
      if (isDeleted || isEmptied) await removeCached(id, newestMessages(id));
    }),
  );
}
