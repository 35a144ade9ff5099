import { formatByZone } from './dates.ts';

const dayMs = 86_400_000;

/** What a clock in a zone shows. */
interface LocalTime {
  /** `2026-11-20` */
  day: string;
  /** `18:30` */
  time: string;
}

export function localTimeIn(instant: Date, timeZone: string): LocalTime {
  const [day = '', time = ''] = clockFormat(timeZone).format(instant).split(' ');
  return { day, time: time.slice(0, 5) };
}

/**
 * The instant at which a clock in the zone shows a local time, `2026-11-20T17:30`. A time that does not exist, because summer
 * time begins, is moved forward by the missing hour; of one that exists twice, because it ends, the first is taken.
 */
export function instantInZone(localTime: string, timeZone: string): Date {
  const asUtcMs = Date.parse(`${localTime}Z`);
  if (Number.isNaN(asUtcMs)) throw new Error(`instantInZone: local time is ${localTime}`);
  // An offset changes at most once within a day, so it is one of those a day before and a day after.
  const first = asUtcMs - offsetMs(asUtcMs - dayMs, timeZone);
  const second = asUtcMs - offsetMs(asUtcMs + dayMs, timeZone);
  const isShownAt = (instantMs: number) => instantMs + offsetMs(instantMs, timeZone) === asUtcMs;
  return new Date(isShownAt(first) || !isShownAt(second) ? first : second);
}

/**
 * The instant of a local time that was chosen in a form. An instant that the form was opened with stays when the clock shows the
 * chosen time at it: of a time that exists twice it may be the second.
 */
export function chosenInstant(localTime: string, timeZone: string, present: string | null): Date {
  const opened = present && new Date(present);
  const shown = opened && localTimeIn(opened, timeZone);
  return shown && `${shown.day}T${shown.time}` === localTime ? opened : instantInZone(localTime, timeZone);
}

/** Difference between the local time of a zone and UTC at an instant, whose milliseconds must be 0. */
function offsetMs(instantMs: number, timeZone: string): number {
  return Date.parse(`${clockFormat(timeZone).format(instantMs).replace(' ', 'T')}Z`) - instantMs;
}

/** Formats as `2026-11-20 17:30:00`: the Swedish format is that of ISO 8601. */
const clockFormat = formatByZone('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
