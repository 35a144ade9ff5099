const dayMs = 86_400_000;

/** Calendar days are `2026-11-20` and know no zone; only `dayInZone` does. */
export function addDays(day: string, days: number): string {
  return new Date(atMidnightUtc(day) + days * dayMs).toISOString().slice(0, 10);
}

/** 7 from a Monday to the next, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return (atMidnightUtc(to) - atMidnightUtc(from)) / dayMs;
}

/** The same day so many months later; 31 January and a month is the last day of February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** Whole years from one day to another: the age of somebody born on the first. */
export function yearsBetween(from: string, to: string): number {
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
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
