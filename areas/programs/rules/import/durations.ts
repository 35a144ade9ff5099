const minutes = String.raw`(?:minut[oi]|minutes?|mins?|m(?![\p{L}])|')`;
const seconds = String.raw`(?:second[io]|seconds?|secs?|s(?![\p{L}])|")\.?`;

/** `90"`, `90 s`, `1:30`, `1'30"`, `2'`, `1,5 min`, `2 min 30 sec`. */
export const durationPattern = String.raw`(?:\d{1,2}:\d{2}(?!\d)|\d{1,3}(?:[.,]\d)?\s*${minutes}(?:\s*\d{1,2}\s*${seconds}|\d{1,2}(?!\d))?|\d{1,4}\s*${seconds})`;
/** The same, or a bare number. */
export const durationOrNumberPattern = String.raw`(?:${durationPattern}|\d{1,4}(?![\d.,%]*\s*(?:kg|%|x\s*\d)))`;

const clock = /^(\d{1,2}):(\d{2})$/;
const inMinutes = new RegExp(`^(\\d{1,3}(?:[.,]\\d)?)\\s*${minutes}\\s*(?:(\\d{1,2})\\s*(?:${seconds})?)?$`, 'iu');
const inSeconds = new RegExp(`^(\\d{1,4})\\s*${seconds}$`, 'iu');

/**
 * Seconds of a duration as coaches write it. A bare number is seconds from 10 up and minutes below: nobody rests for
 * two seconds.
 */
export function durationSeconds(text: string): number | null {
  const typed = text.trim();
  if (/^\d{1,4}$/.test(typed)) return Number(typed) < 10 ? Number(typed) * 60 : Number(typed);
  const byClock = clock.exec(typed);
  if (byClock) return Number(byClock[1]) * 60 + Number(byClock[2]);
  const bySeconds = inSeconds.exec(typed);
  if (bySeconds) return Number(bySeconds[1]);
  const byMinutes = inMinutes.exec(typed);
  return byMinutes ? Math.round(Number(byMinutes[1]?.replace(',', '.')) * 60) + Number(byMinutes[2] ?? 0) : null;
}

/** How the editor's examples write a time to hold: `45 s`, `10 min`, `1:30`. */
export function durationText(total: number): string {
  if (total < 60 || (total < 120 && total % 60 !== 0)) return total < 60 ? `${total} s` : minutesText(total);
  return total % 60 === 0 ? `${total / 60} min` : minutesText(total);
}

/** 90 as `1:30`. */
export function minutesText(total: number): string {
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
