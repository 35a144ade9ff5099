const dayMs = 86_400_000;

/** Calendar days are `2026-11-20` and know no zone; only `dayInZone` does. */
export function addDays(day: string, days: number): string {
  return new Date(atMidnightUtc(day) + days * dayMs).toISOString().slice(0, 10);
}

/** 7 from a Monday to the next, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return (atMidnightUtc(to) - atMidnightUtc(from)) / dayMs;
}

/** The Monday on or before that day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(atMidnightUtc(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The calendar day it is in that zone at that instant. */
export function plainDateInZone(instant: string, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

function atMidnightUtc(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(midnight)) throw new Error(`atMidnightUtc: day is ${day}`);
  return midnight;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs far more than using it, and lists ask for the same zone over and over. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;

  const made = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, made);
  return made;
}
