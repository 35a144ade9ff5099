/** Parses a positive decimal number with a comma or a point: `82,5`, `82.5`. Null for any other text. */
export function numberOf(text: string): number | null {
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Compensates errors of binary fractions, so that 1.005 rounds to 1.01. Far below the precision of any measurement. */
const tolerance = 1e-9;

/** Rounds half away from zero; never returns -0. */
export function roundedTo(decimals: number, value: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor + tolerance)) / factor || 0;
}

/** The difference of two numbers as they are shown: 1,882.6 and 1,899.1 are read as 1,883 and 1,899, which differ by 16. */
export function shownDifference(now: number, before: number, decimals: number): number {
  return roundedTo(decimals, roundedTo(decimals, now) - roundedTo(decimals, before));
}

/** Rounds down to an integer; 39.99999999999999 counts as 40. */
export function floored(value: number): number {
  return Math.floor(value + tolerance);
}

/** Formats seconds as `01:30`, or `1:05:00` from one hour on. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.round(seconds));
  const hours = Math.floor(total / 3600);
  const minutesAndSeconds = [Math.floor((total % 3600) / 60), total % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}

export function clamped(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
