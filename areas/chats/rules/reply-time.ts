import type { ReplyTime } from '../contract/settings.ts';
import { type OfficeHours, openMsBetween } from './office-hours.ts';

/** Below this number of answers a median says nothing about the next one. */
const minAnswers = 5;
const dayMinutes = 24 * 60;

/** The upper bounds of the times that clients read, in minutes of open hours. */
const bounds: readonly (readonly [ReplyTime, number])[] = [
  ['minutes', 15],
  ['hour', 60],
  ['hours', 4 * 60],
  ['day', 10 * 60],
];

/** A message of a client and the first answer of a professional. */
export interface Answer {
  askedAt: Date;
  answeredAt: Date;
}

/**
 * The median of the times to an answer in minutes; null with fewer than five. With office hours only these count: a message of
 * the night that is answered at nine has waited for no time.
 */
export function medianReplyMinutes(answers: readonly Answer[], office: OfficeHours | null): number | null {
  if (answers.length < minAnswers) return null;
  const minutes = answers.map(({ askedAt, answeredAt }) =>
    Math.round(
      (office ? openMsBetween(office, askedAt, answeredAt) : answeredAt.getTime() - askedAt.getTime()) / 60_000,
    ),
  );
  return minutes.toSorted((a, b) => a - b)[Math.floor(minutes.length / 2)] ?? null;
}

/** The time that clients read for a median. Without office hours a day is 24 hours, not a working day of ten. */
export function replyTimeOf(medianMinutes: number, hasOfficeHours: boolean): ReplyTime {
  const found = bounds.find(
    ([name, minutes]) => medianMinutes <= (name === 'day' && !hasOfficeHours ? dayMinutes : minutes),
  );
  return found?.[0] ?? 'days';
}
