/** Covers the noise of binary fractions, so that 1.005 becomes 1.01; far below what any measure can tell. */
const noise = 1e-8;

/** Whole hundredths, half away from zero; undefined when they cannot be counted exactly, or the value is none. */
export function hundredthsOf(value: number): number | undefined {
  const hundredths = Math.sign(value) * Math.round(Math.abs(value) * 100 + noise) || 0;
  return Number.isFinite(value) && Math.abs(hundredths) <= Number.MAX_SAFE_INTEGER / 2 ? hundredths : undefined;
}

/** -5 as `-0.05`. Written from whole numbers, so that two parts printed beside each other add up exactly. */
export function writtenHundredths(hundredths: number): string {
  const size = Math.abs(hundredths);
  const sign = hundredths < 0 ? '-' : '';
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}
