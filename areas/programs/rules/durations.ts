import { formatDuration } from '#shell/common/numbers.ts';
import { normalizeText } from './import/normalize.ts';

const hours = String.raw`(?:or[ae]|hours?|hrs?|h)(?!\p{L})`;
/** The letter m behind three figures means metres: `2m` are minutes, `500m` and `1.000 m` are a distance. */
export const letterOfMinutes = String.raw`(?<!\d{3}\s*)m`;
const minutes = String.raw`(?:(?:minut[oi]|minutes?|mins?|${letterOfMinutes})(?!\p{L})|')`;
const seconds = String.raw`(?:(?:second[io]|seconds?|secs?|s)(?!\p{L})|")\.?`;

/** Pattern of a duration: `90"`, `90 s`, `1:30`, `1:05:00`, `1'30"`, `2'`, `1,5 min`, `2 min 30 sec`, `1 h`, `1h30`. */
export const durationPattern = String.raw`(?:\d:[0-5]\d:[0-5]\d(?!\d)|\d{1,2}:\d{2}(?!\d)|\d\s*${hours}(?:\s*\d{1,2}\s*${minutes}|\d{2}(?!\d))?|\d{1,3}(?:[.,]\d)?\s*${minutes}(?:\s*\d{1,2}\s*${seconds}|\d{1,2}(?!\d))?|\d{1,4}\s*${seconds})`;
/** Pattern of a duration, or of a number without a unit. */
export const durationOrNumberPattern = String.raw`(?:${durationPattern}|\d[.,]5(?![\d.,]|\s*(?:kg|%))|\d{1,4}(?![\d.,%]*\s*(?:kg|%|x\s*\d)))`;

const clock = /^(\d{1,2})[:.,]([0-5]\d)$/;
/** `1,5` is a minute and a half: five seconds are written with two digits, `1:05`. */
const minutesAndHalf = /^(\d)[.,]5$/;
const clockWithHours = /^(\d):([0-5]\d):([0-5]\d)$/;
const inHours = new RegExp(`^(\\d)\\s*${hours}(?:\\s*(\\d{1,2})\\s*(?:${minutes})?)?$`, 'iu');
const inMinutes = new RegExp(`^(\\d{1,3}(?:[.,]\\d)?)\\s*${minutes}\\s*(?:(\\d{1,2})\\s*(?:${seconds})?)?$`, 'iu');
const inSeconds = new RegExp(`^(\\d{1,4})\\s*${seconds}$`, 'iu');

/**
 * Converts a duration to seconds: `90`, `1:30`, `1.30`, `1,5`, `1:00:00`, `1'30"`, `45 sec`, `1 h`. A number without a unit is minutes
 * below 10 and seconds from 10.
 */
export function durationSeconds(text: string): number | null {
  const duration = normalizeText(text);
  if (/^\d{1,4}$/.test(duration)) return Number(duration) < 10 ? Number(duration) * 60 : Number(duration);
  const half = minutesAndHalf.exec(duration);
  if (half) return Number(half[1]) * 60 + 30;
  const clockMatch = clock.exec(duration);
  if (clockMatch) return Number(clockMatch[1]) * 60 + Number(clockMatch[2]);
  const [, hours, minutesOfHour, secondsOfMinute] = clockWithHours.exec(duration) ?? [];
  if (hours) return Number(hours) * 3600 + Number(minutesOfHour) * 60 + Number(secondsOfMinute);
  const [, hour, minutesAfter = 0] = inHours.exec(duration) ?? [];
  if (hour) return Number(hour) * 3600 + Number(minutesAfter) * 60;
  const secondsMatch = inSeconds.exec(duration);
  if (secondsMatch) return Number(secondsMatch[1]);
  const match = inMinutes.exec(duration);
  return match ? Math.round(Number(match[1]?.replace(',', '.')) * 60) + Number(match[2] ?? 0) : null;
}

/** The longest rest in seconds, and the step, that trainers write with three digits: `120`, `150`, `180`. */
const [longestInSeconds, secondsStep] = [300, 30];

/**
 * Converts a rest as a person types it. Three digits are seconds where trainers write them so, `120` and `180`, or where no clock has
 * them, `175`; other three digits, and four, are minutes and seconds: `130`, `200`, `1200` (decision 0026). Files write seconds:
 * `durationSeconds`.
 */
export function typedRestSeconds(text: string): number | null {
  const digits = text.trim();
  const value = Number(digits);
  if (/^\d{3}$/.test(digits) && value <= longestInSeconds && value % secondsStep === 0) return value;
  return durationSeconds(digits.replace(/^(\d{1,2})([0-5]\d)$/, '$1:$2'));
}

const numberWithUnit = new RegExp(String.raw`\d:\d|\d\s*(?:${hours}|${minutes}|${seconds})`, 'iu');

/** Whether the text has a number with a unit of time: `60"/45"`, `3 x 1:00`, `8 con fermo di 2 s`. */
export function hasTimeUnit(text: string): boolean {
  return numberWithUnit.test(normalizeText(text));
}

const lengthInMetres = /\d{3}\s*m(?!\p{L})/iu;

/** Whether the text has a length in metres that is none in minutes: `500m`, `400-500 m`. */
export function hasLengthInMetres(text: string): boolean {
  return lengthInMetres.test(text);
}

const numberOfSeconds = new RegExp(`^\\d{1,4}\\s*${seconds}$`, 'iu');
const numberOfMinutes = new RegExp(`^\\d{1,3}\\s*${minutes}$`, 'iu');

/**
 * Formats durations with `-` or `/` between them: `60"/45"` is `60/45 s`, `1:30-2:00` is `1:30-2 min`. A number without a
 * unit has the unit of a number after it, as in `30-45"`; null for a text that is no such list.
 */
export function durationListText(text: string): string | null {
  const parts = normalizeText(text).split(/\s*([-/])\s*/);
  const durations = withUnits(parts.filter((_, index) => index % 2 === 0));
  const totals = durations.flatMap((duration) => durationSeconds(duration) ?? []);
  if (totals.length < durations.length) return null;
  const joined = (texts: readonly (string | number)[]) =>
    texts.map((duration, index) => `${parts[index * 2 - 1] ?? ''}${duration}`).join('');
  if (totals.length > 1 && durations.every((duration) => numberOfSeconds.test(duration))) return `${joined(totals)} s`;
  if (durations.every((duration) => numberOfMinutes.test(duration)))
    return `${joined(totals.map((total) => total / 60))} min`;
  return joined(totals.map(durationText));
}

function withUnits(durations: readonly string[]): string[] {
  let unit = '';
  const reversed = durations.toReversed().map((duration) => {
    if (/^\d+$/.test(duration)) return `${duration}${unit}`;
    unit = /^\d+\s*(\D+)$/.exec(duration)?.[1] ?? '';
    return duration;
  });
  return reversed.toReversed();
}

/** Formats a duration as a coach writes a time to hold: `45 s`, `10 min`, `1:30`, `1:05:30`. */
export function durationText(totalSeconds: number): string {
  if (totalSeconds < 60) return `${totalSeconds} s`;
  if (totalSeconds >= 3600 && totalSeconds % 60 !== 0) return formatDuration(totalSeconds);
  const [minutes, seconds] = [Math.floor(totalSeconds / 60), totalSeconds % 60];
  return seconds === 0 ? `${minutes} min` : `${minutes}:${String(seconds).padStart(2, '0')}`;
}
