import { daysBetween, plainDateInZone } from '#shell/common/dates.ts';
import { formatDuration } from '#shell/common/numbers.ts';
import type { Language } from '#shell/common/fields.ts';
import { currentLanguage } from './language.ts';
import { currentTimeZone } from './time-zone.ts';

type Instant = string | Date;

const locales = { it: 'it-IT', en: 'en-GB' } as const satisfies Record<Language, string>;
const formatters = new Map<string, unknown>();

/** Formats a date as `20 nov 2026`. The time zone applies to instants, not to calendar days (`2026-11-20`). */
export function formatDate(value: Instant, timeZone = currentTimeZone()): string {
  const zone = isCalendarDay(value) ? 'UTC' : timeZone;
  return dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: zone })
    .format(new Date(value))
    .replace('Sept', 'Sep');
}

/** Formats a date without the year: `20 nov`. */
export function formatShortDate(value: Instant, timeZone = currentTimeZone()): string {
  const zone = isCalendarDay(value) ? 'UTC' : timeZone;
  return dateFormat({ day: 'numeric', month: 'short', timeZone: zone }).format(new Date(value)).replace('Sept', 'Sep');
}

/** Formats the time of an instant: `18:30`. */
export function formatTime(value: Instant, timeZone = currentTimeZone()): string {
  return dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(value));
}

/** The name of the weekday: `venerdì`. */
export function formatWeekday(value: Instant, timeZone = currentTimeZone()): string {
  return dateFormat({ weekday: 'long', timeZone: isCalendarDay(value) ? 'UTC' : timeZone }).format(new Date(value));
}

/** Formats a calendar day with its weekday, without the year: `venerdì 20 novembre`. */
export function formatWeekdayAndDate(day: string): string {
  const format = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(day)).replace(',', '');
}

/** The short name of the weekday of a calendar day: `ven`. */
export function formatShortWeekday(day: string): string {
  return dateFormat({ weekday: 'short', timeZone: 'UTC' }).format(new Date(day));
}

/** Formats a month, given as `2026-11`: `novembre 2026`. */
export function formatMonth(month: string): string {
  return dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
}

/** Formats a date relative to `now`: `oggi`, `ieri`, `3 giorni fa` within a week, otherwise as `20 nov 2026`. */
export function formatRelativeDate(value: Instant, now: Instant = new Date(), timeZone = currentTimeZone()): string {
  const days = daysBetween(dayOf(now, timeZone), dayOf(value, timeZone));
  if (Math.abs(days) > 6) return formatDate(value, timeZone);
  const format = cached('relative', () => new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }));
  return format.format(days, 'day');
}

/** `formatRelativeDate` of a day of something done. Who did it may have a later day already: then it is today. */
export function formatPastDay(day: string): string {
  const today = dayOf(new Date(), currentTimeZone());
  return formatRelativeDate(day > today ? today : day);
}

/** Formats a number as `1.234,5`. Numbers of four digits are grouped too, unlike the default in Italian. */
export function formatNumber(value: number, digits = 1): string {
  return numberFormat({ maximumFractionDigits: digits, useGrouping: 'always' as never }).format(value);
}

/** Formats a number with all its digits, as ratios are read: `0,80`. */
export function formatFixed(value: number, digits: number): string {
  return numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** Replaces decimal points in a text by the separator of the language: `+2.5 kg` becomes `+2,5 kg`. */
export function numbersIn(text: string): string {
  return text.replace(/\d+\.\d+/g, (number) => formatNumber(Number(number), 2));
}

/* Between a number and its unit is a space at which a line does not break: U+00A0. */

/** Formats a weight: `82,5 kg`. */
export function formatWeight(kg: number): string {
  return `${formatNumber(kg, 2)}\u00A0kg`;
}

/** Formats a distance as `400 m`, or `5,25 km` from a thousand metres on. */
export function formatDistance(metres: number): string {
  return metres < 1000 ? `${formatNumber(metres)}\u00A0m` : `${formatNumber(metres / 1000, 3)}\u00A0km`;
}

/** Formats the time of a set as `45 s`, or `01:30` from a minute on. */
export function formatSetTime(seconds: number): string {
  return seconds < 60 ? `${seconds}\u00A0s` : formatDuration(seconds);
}

/** Formats a fraction as a percentage: 0.42 as `42%`. */
export function formatPercent(fraction: number): string {
  return numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(fraction);
}

/** The name of a zone of the IANA database to read: `America/New York`. */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

const quotationMarks = { it: ['«', '»'], en: ['“', '”'] } as const satisfies Record<
  Language,
  readonly [string, string]
>;

/** A text in the quotation marks of the reader's language: `«Spinta»`, `“Push”`. */
export function quoted(text: string): string {
  const [opening, closing] = quotationMarks[currentLanguage()];
  return `${opening}${text}${closing}`;
}

/** The name of a time zone in the language of the reader, the same in summer and winter: `Ora dell’Europa centrale`. */
export function formatTimeZone(timeZone: string): string {
  const parts = dateFormat({ timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function dayOf(value: Instant, timeZone: string): string {
  return isCalendarDay(value) ? value : plainDateInZone(new Date(value).toISOString(), timeZone);
}

function isCalendarDay(value: Instant): value is string {
  return typeof value === 'string' && value.length === 10;
}

function locale(): string {
  return locales[currentLanguage()];
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(JSON.stringify(options), () => new Intl.DateTimeFormat(locale(), options));
}

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(JSON.stringify(options), () => new Intl.NumberFormat(locale(), options));
}

/** Returns the cached formatter `name` of the current language, or creates it. Creating a formatter is slow. */
function cached<T>(name: string, create: () => T): T {
  const key = `${locale()} ${name}`;
  if (!formatters.has(key)) formatters.set(key, create());
  return formatters.get(key) as T;
}
