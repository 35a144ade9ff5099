import { plainDateInZone } from '#shell/common/dates.ts';
import type { Message } from '../../contract.ts';

export type TimelineEntry =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  /** `isContinued`: the same person wrote the message before it, within five minutes. */
  | { kind: 'message'; key: string; message: Message; isContinued: boolean };

interface Shown {
  /** Newest first. */
  messages: readonly Message[];
  /** The first message that was unread when the conversation was opened; undefined: none. */
  firstUnreadId: string | undefined;
  timeZone: string;
}

const continuedMs = 5 * 60_000;

/** The messages oldest first, with a separator for each day of the server's clock and the line of new messages. */
export function timelineOf({ messages, firstUnreadId, timeZone }: Shown): TimelineEntry[] {
  const timeline: TimelineEntry[] = [];
  let previous: Message | undefined;
  let day = '';
  for (const message of messages.toReversed()) {
    const dayOfMessage = plainDateInZone(message.createdAt, timeZone);
    const isNewDay = dayOfMessage !== day;
    if (isNewDay) timeline.push({ kind: 'day', key: dayOfMessage, day: dayOfMessage });
    const isFirstUnread = message.id === firstUnreadId;
    if (isFirstUnread) timeline.push({ kind: 'unread', key: 'unread' });
    const isContinued = !isNewDay && !isFirstUnread && continues(message, previous);
    timeline.push({ kind: 'message', key: message.id, message, isContinued });
    day = dayOfMessage;
    previous = message;
  }
  return timeline;
}

/** The oldest message above what was read that the reader did not write. */
export function firstUnreadOf(
  messages: readonly Message[],
  { lastReadSeq, membershipId }: { lastReadSeq: number; membershipId: string },
): string | undefined {
  return messages.findLast(
    ({ seq, sender, deletedAt, isAutomatic }) =>
      seq > lastReadSeq && sender?.id !== membershipId && deletedAt === null && !isAutomatic,
  )?.id;
}

function continues(message: Message, previous: Message | undefined): boolean {
  if (!previous || message.type === 'system' || previous.type === 'system') return false;
  const elapsedMs = Date.parse(message.createdAt) - Date.parse(previous.createdAt);
  if (message.isInternal !== previous.isInternal) return false;
  return message.sender?.id === previous.sender?.id && elapsedMs < continuedMs;
}
