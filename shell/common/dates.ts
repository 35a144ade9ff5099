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

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(atMidnightUtc(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The calendar day of an instant in a time zone. */
export function plainDateInZone(instant: string, timeZone: string): string {
  return dayFormat(timeZone).format(new Date(instant));
}

/** The present day in a time zone. */
export function todayIn(timeZone: string): string {
  return plainDateInZone(new Date().toISOString(), timeZone);
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

/** Formats as `2026-11-20`: the Swedish format is that of ISO 8601. */
const dayFormat = formatByZone('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Cached by zone: creating a format costs far more than using it, and a list formats many dates of the same zone. */
export function formatByZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const cached = formats.get(timeZone);
    if (cached) return cached;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}
