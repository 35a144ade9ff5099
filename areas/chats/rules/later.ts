import { addDays, mondayOf, plainDateInZone } from '#shell/common/dates.ts';
import { instantInZone } from '#shell/common/local-time.ts';

/** A later time is a mistyped year. */
const maxDays = 366;
const hourMs = 3_600_000;

/** Whether an instant is in the future and within a year. */
export function isUpcoming(at: Date, now: Date): boolean {
  return at > now && at.getTime() <= now.getTime() + maxDays * 24 * hourMs;
}

/** The instant of a chosen time. One that a clock change skips is an hour later. */
export function sendInstant({ sendOn, sendTime }: { sendOn: string; sendTime: string }, timeZone: string): Date {
  return instantInZone(`${sendOn}T${sendTime}:00`, timeZone);
}

/** A time to choose with one click. */
export interface LaterChoice {
  name: 'hour' | 'tomorrow' | 'monday' | 'opening';
  at: Date;
}

/** In an hour, tomorrow and on the next Monday at 9:00 on the clock of the zone, and the next opening. In order of time. */
export function laterChoices(now: Date, timeZone: string, opening: Date | null): LaterChoice[] {
  const today = plainDateInZone(now.toISOString(), timeZone);
  const atNine = (day: string) => instantInZone(`${day}T09:00:00`, timeZone);
  const [tomorrow, monday] = [atNine(addDays(today, 1)), atNine(addDays(mondayOf(today), 7))];
  const choices: LaterChoice[] = [
    { name: 'hour', at: new Date(Math.ceil((now.getTime() + hourMs) / 60_000) * 60_000) },
    { name: 'tomorrow', at: tomorrow },
    ...(monday > tomorrow ? [{ name: 'monday' as const, at: monday }] : []),
  ];
  const isOther = opening !== null && choices.every(({ at }) => at.getTime() !== opening.getTime());
  if (isOther) choices.push({ name: 'opening', at: opening });
  return choices.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
