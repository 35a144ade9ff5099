import { addDays } from '#shell/common/dates.ts';
import { instantInZone } from '#shell/common/local-time.ts';

/** The last day of what a notification announces. The time zone is null for that of the reader. */
export interface LastDay {
  on: string;
  timeZone: string | null;
}

/** The instant from which what is announced is over; null without a last day. */
export function endOf(lastDay: LastDay | null, readerZone: string): Date | null {
  return lastDay && instantInZone(`${addDays(lastDay.on, 1)}T00:00`, lastDay.timeZone ?? readerZone);
}
