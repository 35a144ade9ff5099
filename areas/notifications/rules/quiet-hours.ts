import { addDays } from '#shell/common/dates.ts';
import { instantInZone, localTimeIn } from '#shell/common/local-time.ts';
import type { Digest, QuietHours } from '../contract/settings.ts';

/**
 * The end of the quiet hours that `now` falls into; null outside them. Local times are converted for the day in question,
 * so the hours stay the same on the clock when summer time begins or ends. Hours that begin in the evening of a chosen
 * weekday last into the next day; equal times last a whole day.
 */
export function quietUntil(quiet: QuietHours, now: Date, timeZone: string): Date | null {
  if (!quiet.isOn) return null;
  const { day } = localTimeIn(now, timeZone);
  for (const first of [addDays(day, -1), day]) {
    if (!quiet.days.includes(isoWeekday(first))) continue;
    const lastDay = quiet.until <= quiet.from ? addDays(first, 1) : first;
    const from = instantInZone(`${first}T${quiet.from}`, timeZone);
    const until = instantInZone(`${lastDay}T${quiet.until}`, timeZone);
    if (from <= now && now < until) return until;
  }
  return null;
}

/** The next time at which a summary is sent, after `now`. */
export function nextDigest({ frequency, hour, weekday }: Digest, now: Date, timeZone: string): Date {
  const { day } = localTimeIn(now, timeZone);
  const time = `${String(hour).padStart(2, '0')}:00`;
  for (let daysAhead = 0; ; daysAhead++) {
    const candidate = addDays(day, daysAhead);
    if (frequency === 'weekly' && isoWeekday(candidate) !== weekday) continue;
    const at = instantInZone(`${candidate}T${time}`, timeZone);
    if (at > now) return at;
  }
}

const daytime = { from: '08:00', until: '20:00' } as const;

/** The first moment from `now` on between 8:00 and 20:00 on the clock of a person. */
export function byDay(now: Date, timeZone: string): Date {
  const { day } = localTimeIn(now, timeZone);
  const [from, until] = [daytime.from, daytime.until].map((time) => instantInZone(`${day}T${time}`, timeZone));
  if (from && now < from) return from;
  return until && now < until ? now : instantInZone(`${addDays(day, 1)}T${daytime.from}`, timeZone);
}

/** 1 for Monday, 7 for Sunday. */
function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
