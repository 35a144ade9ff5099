import type { OfficeState } from './office-hours.ts';

/** A professional who has just written is at hand, whatever the hours say. */
const recentReplyMs = 5 * 60_000;

interface LastAnswers {
  /** When a professional last wrote in the conversation, not counting messages that were scheduled or are to many. */
  lastReplyAt: Date | null;
  lastAutoReplyAt: Date | null;
}

/**
 * Whether a message of the client is answered automatically: outside the open hours, once in each closed stretch, and not when
 * a professional has written in it or within the last five minutes.
 */
export function isAnsweredAutomatically(
  { isOpen, since }: OfficeState,
  { lastReplyAt, lastAutoReplyAt }: LastAnswers,
  now: Date,
): boolean {
  if (isOpen) return false;
  const isInStretch = (at: Date | null) => at !== null && (since === null || at >= since);
  const isRecent = lastReplyAt !== null && now.getTime() - lastReplyAt.getTime() < recentReplyMs;
  return !isInStretch(lastAutoReplyAt) && !isInStretch(lastReplyAt) && !isRecent;
}
