/** `82,5` and `82.5` are the same number here; anything else is none. */
export function numberOf(text: string): number | null {
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

export function roundedTo(decimals: number, value: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

export function clamped(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest));
}
