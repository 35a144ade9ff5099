import { plainDateInZone, todayIn } from '#shell/common/dates.ts';
import { formatRelativeDate, formatTime } from '#shell/web/texts/formats.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';

/** The time of a message of today, the day of an older one. */
export function shortTime(instant: string): string {
  const zone = currentTimeZone();
  return plainDateInZone(instant, zone) === todayIn(zone) ? formatTime(instant) : formatRelativeDate(instant);
}
