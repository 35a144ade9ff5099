/** How the names of the months begin in English, Italian, French, German, Portuguese and Spanish, without accents. */
const months = [
  ['jan', 'gen', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'avr', 'abr'],
  ['may', 'mag', 'mai'],
  ['jun', 'giu', 'juin'],
  ['jul', 'lug', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'ott', 'okt', 'out'],
  ['nov'],
  ['dec', 'dic', 'dez'],
] as const;

const clock = String.raw`(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?(?:\s*([ap])\.?m\.?)?`;
const zone = String.raw`(?:\s*(z|[+-]\d{2}:?\d{2}))?`;
const between = String.raw`(?:[,\sT]\s*)`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${between}${clock}${zone}$`, 'i');
const dayMonthName = new RegExp(
  String.raw`^(\d{1,2})(?:\.|°|º|st|nd|rd|th)?[\s-]+(?:de\s+)?(\p{L}{3,})\.?[\s-]+(?:de\s+)?(\d{4})${between}${clock}$`,
  'iu',
);
const monthNameDay = new RegExp(
  String.raw`^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${between}${clock}$`,
  'iu',
);
const figuresOnly = new RegExp(String.raw`^(\d{1,2})([./-])(\d{1,2})\2(\d{4})${between}${clock}$`, 'i');

/** What comes first in a date with slashes. */
export type DateOrder = 'day' | 'month';

/**
 * Parses a timestamp of the apps into `2019-01-11T12:31:54` in local time, or with a Z when it has a time zone. `order` is
 * the order of day and month in dates with slashes, which spreadsheets write. Null when invalid.
 */
export function parseTimestamp(written: string, order: DateOrder = 'day'): string | null {
  const text = written.replace(/[\s\u202f]+/gu, ' ').trim();
  const first = yearFirst.exec(text);
  if (first) {
    const [, year, , month, day, hour, minute, second, half, offset] = first;
    return withZone(local([year, month, day], [hour, minute, second, half]), offset);
  }
  const named = dayMonthName.exec(text);
  if (named) return local([named[3], monthOf(named[2]), named[1]], named.slice(4));
  const english = monthNameDay.exec(text);
  if (english) return local([english[3], monthOf(english[1]), english[2]], english.slice(4));
  const [, one, sign, other, year, ...time] = figuresOnly.exec(text) ?? [];
  if (!one || !other) return null;
  const isMonthFirst = sign === '/' && order === 'month';
  return local(isMonthFirst ? [year, one, other] : [year, other, one], time);
}

/** Two digits of a year at the end of a date that does not begin with a year, also behind an apostrophe. */
const shortYear = /^(?!\d{4})(.*[^\d'’:])['’]?(\d{2})$/u;

/**
 * Parses a calendar day, such as `7/4/1988`, `1988-04-07` or `7 aprile 1988`, into `1988-04-07`. A time behind it is ignored. A year of
 * two digits is the last one in which the day is not after `latest`; without `latest` it is invalid. Null when invalid.
 */
export function parseDay(written: string, { order, latest }: { order: DateOrder; latest?: string }): string | null {
  const text = written.trim();
  const [, start, digits] = (latest && shortYear.exec(text)) || [];
  if (!latest || !start || !digits) return dayOf(text, order);
  const days = ['20', '19'].map((century) => dayOf(`${start}${century}${digits}`, order));
  return days.find((day) => day !== null && day <= latest) ?? null;
}

/** The time zone behind a time, such as `+02:00` and `Z`. */
const zoneOfTime = /(?<=:\d{2}(?:\.\d+)?)\s*(?:z|[+-]\d{2}:?\d{2})$/i;

/** The day as it is written, in the time zone that is written with it. */
function dayOf(written: string, order: DateOrder): string | null {
  const text = written.replace(zoneOfTime, '');
  const moment = parseTimestamp(`${text} 00:00`, order) ?? parseTimestamp(text, order);
  return moment?.slice(0, 10) ?? null;
}

/** Detects the order of day and month in dates with slashes by a number above 12, which must be the day. */
export function orderIn(dates: Iterable<string>): DateOrder {
  for (const date of dates) {
    const [, first, second] = /^\s*(\d{1,2})\/(\d{1,2})\/\d{2}/.exec(date) ?? [];
    if (Number(first) > 12) return 'day';
    if (Number(second) > 12) return 'month';
  }
  return 'day';
}

/** Whether there are dates with slashes, and no number above 12 says what comes first. */
export function isOrderOpen(dates: Iterable<string>): boolean {
  let hasSlashes = false;
  for (const date of dates) {
    const [, first, second] = /^\s*(\d{1,2})\/(\d{1,2})\/\d{2}/.exec(date) ?? [];
    if (Number(first) > 12 || Number(second) > 12) return false;
    hasSlashes ||= first !== undefined && first !== second;
  }
  return hasSlashes;
}

/** Returns the seconds between two timestamps; null when only one has a time zone. */
export function secondsBetween(start: string, end: string): number | null {
  if (start.endsWith('Z') !== end.endsWith('Z')) return null;
  return Math.round((msOf(end) - msOf(start)) / 1000);
}

/** Converts a timestamp to ms. Local times are interpreted as UTC, so only differences between them are exact. */
export function msOf(moment: string): number {
  return Date.parse(moment.endsWith('Z') ? moment : `${moment}Z`);
}

function monthOf(name = ''): string | undefined {
  const written = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const found = months.findIndex((spellings) => spellings.some((spelling) => written.startsWith(spelling)));
  return found === -1 ? undefined : String(found + 1);
}

type Part = string | undefined;

function local([year, month, day]: Part[], [hour, minute, second = '0', half]: Part[]): string | null {
  const h = hourOf(Number(hour), half);
  if (h === null) return null;
  const [m, d, min, s] = [month, day, minute, second].map((part) => (part ?? '').padStart(2, '0'));
  const moment = `${year}-${m}-${d}T${String(h).padStart(2, '0')}:${min}:${s}`;
  const ms = msOf(moment);
  const isReal = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(moment);
  return isReal ? moment : null;
}

function hourOf(hour: number, half: Part): number | null {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function withZone(moment: string | null, offset: Part): string | null {
  if (!moment || !offset) return moment;
  const sign = offset.startsWith('-') ? -1 : 1;
  const [, hours = '0', minutes = '0'] = /(\d{2}):?(\d{2})/.exec(offset) ?? [];
  const shift = sign * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(msOf(moment) - shift).toISOString().replace('.000Z', 'Z');
}

const maxSeconds = 24 * 3600;

const durationParts = /^(?:(\d+)\s*(?:h|小时)\s*)?(?:(\d+)\s*(?:m(?:in)?|分钟)\s*)?(?:(\d+)\s*(?:s(?:ec)?|秒))?$/i;

/**
 * Parses a duration into seconds: "1h 5m", "58min", "45s", "1小时5分钟", "1:05:00" or bare seconds. Null when invalid or
 * over a day.
 */
export function parseDuration(text: string): number | null {
  const seconds = unlimitedSeconds(text.trim());
  return seconds === null || seconds > maxSeconds ? null : seconds;
}

function unlimitedSeconds(text: string): number | null {
  if (text === '') return null;
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return Math.round(Number(text.replace(',', '.')));
  const [clock, hours, minutes, seconds] = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (clock) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  const found = durationParts.exec(text);
  return found ? Number(found[1] ?? 0) * 3600 + Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0) : null;
}
