/** `82,5` and `82.5` are the same number here; anything else is none. */
export function numberOf(text: string): number | null {
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Covers the noise of binary fractions, so that 1.005 becomes 1.01; far below what any measure can tell. */
const noise = 1e-9;

/** Rounded half away from zero; never -0. */
export function roundedTo(decimals: number, value: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor + noise)) / factor || 0;
}

/** Down to the whole number: 39.99999999999999 is 40. */
export function floored(value: number): number {
  return Math.floor(value + noise);
}

export function clamped(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest));
}
