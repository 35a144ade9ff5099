const dayMs = 86_400_000;

/** The time zone of a new account, and of pages that are read without a login. */
export const defaultTimeZone = 'Europe/Rome';

/** Calendar days are texts such as `2026-11-20`, without a time zone; only `plainDateInZone` converts an instant. */
export function addDays(day: string, days: number): string {
  return new Date(atMidnightUtc(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Number of days from one day to another: 7 from a Monday to the next, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (atMidnightUtc(to) - atMidnightUtc(from)) / dayMs;
}

/** The same day of the month, `months` later, or the last day of a shorter month: 31 January plus one month is 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** Whole years from one day to another: the age on the day `to` of a person born on the day `from`. */
export function yearsBetween(from: string, to: string): number {
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(atMidnightUtc(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The calendar day of an instant in a time zone. */
export function plainDateInZone(instant: string, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(new Date(instant));
  const partValue = (partType: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === partType)?.value;
  return `${partValue('year')}-${partValue('month')}-${partValue('day')}`;
}

/** The present day in a time zone. */
export function todayIn(timeZone: string): string {
  return plainDateInZone(new Date().toISOString(), timeZone);
}

/** The instant of a local time, `2026-11-20T17:30:00`, in a time zone. A time that a clock change skips is an hour later. */
export function instantInZone(localTime: string, timeZone: string): Date {
  const asUtcMs = Date.parse(`${localTime}.000Z`);
  const guessMs = asUtcMs - offsetMs(asUtcMs, timeZone);
  return new Date(asUtcMs - offsetMs(guessMs, timeZone));
}

/** Difference between the local time of a zone and UTC at an instant, whose milliseconds must be 0. */
function offsetMs(instantMs: number, timeZone: string): number {
  const local = timeFormat(timeZone).format(instantMs);
  return Date.parse(`${local.replace(' ', 'T')}.000Z`) - instantMs;
}

/** Whether this runtime knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    dayFormat(name);
    return true;
  } catch {
    return false;
  }
}

function atMidnightUtc(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(midnight)) throw new Error(`atMidnightUtc: day is ${day}`);
  return midnight;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** Date and time as in ISO 8601, `2026-11-20 17:30:00`, which is the Swedish format. Cached by zone. */
function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = timeFormats.get(timeZone);
  if (cached) return cached;

  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  timeFormats.set(timeZone, format);
  return format;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached by zone: creating a format costs far more than using it, and a list formats many dates of the same zone. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = dayFormats.get(timeZone);
  if (cached) return cached;

  const format = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, format);
  return format;
}
