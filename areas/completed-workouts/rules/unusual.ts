import type { SetMeasurements } from '../contract/set.ts';

/** A value of a set that is probably a typing error. `usual`: the highest known one; null without one. */
export interface Unusual {
  measure: 'weightKg' | 'reps' | 'seconds';
  value: number;
  usual: number | null;
}

/** Above the highest known value by this factor, and by at least `more`, a value is asked about. */
const limits = { weightKg: { factor: 2, more: 20 }, reps: { factor: 3, more: 20 } } as const;
/** Highest load in kg that is not asked about the first time of an exercise. */
const highestFirstKg = 300;
/** Faster than any bicycle, in metres per second. */
const fastest = 30;

/**
 * Returns the value of a set that should be asked about once: a load or repetitions far above the prescribed, proposed and earlier
 * ones (675 kg for 67.5), no time at all, or a distance in an impossible time. Null for all others.
 */
export function unusualOf(values: SetMeasurements, known: readonly Partial<SetMeasurements>[]): Unusual | null {
  for (const measure of ['weightKg', 'reps'] as const) {
    const value = values[measure];
    const usual = highestOf(known, measure);
    if (value !== null && isFarAbove(measure, { value, usual })) return { measure, value, usual };
  }
  const { seconds, metres } = values;
  const isTooFast = seconds !== null && (seconds === 0 || (metres ?? 0) / seconds > fastest);
  return isTooFast ? { measure: 'seconds', value: seconds, usual: null } : null;
}

function isFarAbove(measure: keyof typeof limits, { value, usual }: { value: number; usual: number | null }): boolean {
  if (usual === null) return measure === 'weightKg' && value > highestFirstKg;
  const { factor, more } = limits[measure];
  return value > usual * factor && value - usual >= more;
}

function highestOf(known: readonly Partial<SetMeasurements>[], measure: keyof typeof limits): number | null {
  const values = known.flatMap((one) => one[measure] ?? []).filter((value) => value > 0);
  return values.length === 0 ? null : Math.max(...values);
}
