const minuteMs = 60_000;

interface LocalTime {
  /** `2026-11-20` */
  day: string;
  /** `18:30` */
  time: string;
}

/** The date and time that a clock in the zone shows. */
export function localTimeIn(instant: Date, timeZone: string): LocalTime {
  const [day = '', time = ''] = clockOf(timeZone).format(instant).split(' ');
  return { day, time };
}

/**
 * The instant at which a clock in the zone shows a time. A time that does not exist, because summer time begins, is moved
 * forward by the missing hour; of one that exists twice, because it ends, the first is taken.
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) throw new Error(`instantOf: ${day} ${time}`);
  // An offset changes at most once within a day, so it is one of those a day before and a day after.
  const [before, after] = [-1440, 1440].map((minutes) => offsetMs(new Date(asUtc + minutes * minuteMs), timeZone));
  const first = new Date(asUtc - (before ?? 0));
  const shows = (instant: Date) => instant.getTime() + offsetMs(instant, timeZone) === asUtc;
  const second = new Date(asUtc - (after ?? 0));
  if (shows(first) || !shows(second)) return first;
  return second;
}

/** How far the clock of the zone is ahead of UTC, in milliseconds. */
function offsetMs(instant: Date, timeZone: string): number {
  const { day, time } = localTimeIn(instant, timeZone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant.getTime() / minuteMs) * minuteMs;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats as `2026-11-20 18:30`. Cached by zone, because creating a format is slow. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}
