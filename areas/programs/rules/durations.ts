import { normalizeText } from './import/normalize.ts';

const minutes = String.raw`(?:minut[oi]|minutes?|mins?|m(?![\p{L}])|')`;
const seconds = String.raw`(?:second[io]|seconds?|secs?|s(?![\p{L}])|")\.?`;

/** Pattern of a duration: `90"`, `90 s`, `1:30`, `1'30"`, `2'`, `1,5 min`, `2 min 30 sec`. */
export const durationPattern = String.raw`(?:\d{1,2}:\d{2}(?!\d)|\d{1,3}(?:[.,]\d)?\s*${minutes}(?:\s*\d{1,2}\s*${seconds}|\d{1,2}(?!\d))?|\d{1,4}\s*${seconds})`;
/** Pattern of a duration, or of a number without a unit. */
export const durationOrNumberPattern = String.raw`(?:${durationPattern}|\d[.,]5(?![\d.,]|\s*(?:kg|%))|\d{1,4}(?![\d.,%]*\s*(?:kg|%|x\s*\d)))`;

const clock = /^(\d{1,2})[:.,]([0-5]\d)$/;
/** `1,5` is a minute and a half: five seconds are written with two digits, `1:05`. */
const minutesAndHalf = /^(\d)[.,]5$/;
const clockWithHours = /^(\d):([0-5]\d):([0-5]\d)$/;
const inMinutes = new RegExp(`^(\\d{1,3}(?:[.,]\\d)?)\\s*${minutes}\\s*(?:(\\d{1,2})\\s*(?:${seconds})?)?$`, 'iu');
const inSeconds = new RegExp(`^(\\d{1,4})\\s*${seconds}$`, 'iu');

/**
 * Converts a duration to seconds: `90`, `1:30`, `1.30`, `1,5`, `1:00:00`, `1'30"`, `45 sec`. A number without a unit is minutes
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
  const secondsMatch = inSeconds.exec(duration);
  if (secondsMatch) return Number(secondsMatch[1]);
  const match = inMinutes.exec(duration);
  return match ? Math.round(Number(match[1]?.replace(',', '.')) * 60) + Number(match[2] ?? 0) : null;
}

/** Formats a duration as a coach writes a time to hold: `45 s`, `10 min`, `1:30`. */
export function durationText(totalSeconds: number): string {
  if (totalSeconds < 60) return `${totalSeconds} s`;
  const [minutes, seconds] = [Math.floor(totalSeconds / 60), totalSeconds % 60];
  return seconds === 0 ? `${minutes} min` : `${minutes}:${String(seconds).padStart(2, '0')}`;
}
