import { plainDateInZone } from '#shell/common/dates.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import { parseDay, parseTimestamp } from '#shell/common/timestamps.ts';

/** When a value was measured: the local day of the measurement, and the instant if the file has a time. */
export interface Moment {
  day: string;
  instant: string | null;
}

const offset = /\s*[+-]\d{2}:?\d{2}$/;

/**
 * Parses a date with or without a time and a time zone. With an offset such as `+0100` the day is the one in the file, which is the
 * local day of the measurement. A time in UTC (`Z`) or without an offset gets its day in `timeZone`. Null when invalid.
 */
export function parseMoment(
  date: string,
  time: string,
  { order, timeZone }: { order: 'day' | 'month'; timeZone: string },
): Moment | null {
  const text = `${date.trim()} ${time.trim()}`.trim();
  const parsed = parseTimestamp(text, order);
  if (parsed === null) {
    const day = time.trim() === '' ? parseDay(text, { order }) : null;
    return day === null ? null : { day, instant: null };
  }
  if (!parsed.endsWith('Z'))
    return { day: parsed.slice(0, 10), instant: instantInZone(parsed, timeZone).toISOString() };
  const instant = new Date(parsed).toISOString();
  const written = offset.test(text) ? parseTimestamp(text.replace(offset, ''), order) : null;
  return { day: written ? written.slice(0, 10) : plainDateInZone(instant, timeZone), instant };
}
