import { plainDateInZone } from './dates.ts';

/** A clock that differs by at most this time is not corrected. */
const toleratedMs = 120_000;
const minuteMs = 60_000;

/** A clock that differs by more than this is named to the user, and dates that the device took for today are corrected. */
export const wrongClockMs = 30 * minuteMs;

const earliest = Date.parse('2000-01-01T00:00:00.000Z');

/**
 * Returns how far the clock of a device is ahead of the server's, in ms; 0 within two minutes. Rounded to whole
 * minutes: otherwise the varying duration of requests could make a correction look older than the entry it corrects.
 */
export function clockSkewMs(sentAt: string, now: number): number {
  const skewMs = Date.parse(sentAt) - now;
  return Math.abs(skewMs) > toleratedMs ? Math.round(skewMs / minuteMs) * minuteMs : 0;
}

/**
 * Returns the instant of a device whose clock is `aheadMs` ahead, as the server's clock shows it, limited to the time from 2000
 * until two minutes from now.
 */
export function correctedInstant(instant: string, { aheadMs, now }: { aheadMs: number; now: number }): string {
  return new Date(Math.max(earliest, Math.min(Date.parse(instant) - aheadMs, now + toleratedMs))).toISOString();
}

/** When something was entered on a device, by the clock of the device. `at`: null when only the day is known. */
interface EnteredMoment {
  day: string;
  at: string | null;
}

/**
 * Returns the moment as the server's clock shows it. What was entered on the present day of the device has the day of the corrected
 * instant; another day was chosen and stays. An instant after the present one is of a clock that was set right before the request.
 */
export function correctedMoment(
  { day, at }: EnteredMoment,
  { sentAt, timeZone, now }: { sentAt: string | null; timeZone: string; now: number },
): EnteredMoment {
  if (sentAt === null || at === null || plainDateInZone(at, timeZone) !== day) return { day, at };
  const corrected = Date.parse(correctedInstant(at, { aheadMs: clockSkewMs(sentAt, now), now }));
  const instant = new Date(Math.min(corrected, now)).toISOString();
  return { day: plainDateInZone(instant, timeZone), at: instant };
}
