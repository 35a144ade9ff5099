/** Compensates binary rounding errors, so that 1.005 becomes 1.01; far below the precision of any measurement. */
const epsilon = 1e-8;

/**
 * Converts a value to whole hundredths, rounded half away from zero. Undefined for a value that is not finite or too
 * large to be exact.
 */
export function hundredthsOf(value: number): number | undefined {
  const hundredths = Math.sign(value) * Math.round(Math.abs(value) * 100 + epsilon) || 0;
  return Number.isFinite(value) && Math.abs(hundredths) <= Number.MAX_SAFE_INTEGER / 2 ? hundredths : undefined;
}

/** Formats hundredths: -5 becomes `-0.05`. Whole numbers ensure that two displayed parts add up exactly. */
export function formatHundredths(hundredths: number): string {
  const size = Math.abs(hundredths);
  const sign = hundredths < 0 ? '-' : '';
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}
