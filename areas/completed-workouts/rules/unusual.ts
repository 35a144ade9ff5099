import type { SetMeasurements } from '../contract/set.ts';

/** A value of a set that is probably a typing error. `usual`: the highest known one; null without one. */
export interface Unusual {
  measure: 'weightKg' | 'reps' | 'seconds';
  value: number;
  usual: number | null;
  /** `usual` is the maximum of the exercise. */
  isAboveMaximum?: true;
}

/** The tested maximum of the exercise and the proposed load, in kg; null: not known. */
export interface ExpectedLoads {
  maximumKg: number | null;
  proposedKg: number | null;
}

/** Above the highest known value by this factor, and by at least `more`, a value is asked about. */
const limits = { weightKg: { factor: 2, more: 20 }, reps: { factor: 3, more: 20 } } as const;
/** A load above the proposed one by this factor, and by at least `more` kg, is asked about when it was never lifted. */
const aboveProposed = { factor: 1.4, more: 20 } as const;
/** Highest load in kg that is not asked about the first time of an exercise. */
const highestFirstKg = 300;
/** A time below the known ones over the same distance by this factor is asked about: 25 typed for 25 minutes is read as seconds. */
const shortFactor = 10;
/** Faster than any bicycle, in metres per second. */
const fastest = 30;

/**
 * Returns the value of a set that should be asked about once: a load or repetitions far above the prescribed, proposed and earlier
 * ones (675 kg for 67.5), a load above the maximum or far above the proposed one that was never lifted, no time at all, one that is far
 * below the others, or a distance in an impossible time. Null for all others.
 */
export function unusualOf(
  values: SetMeasurements,
  known: readonly Partial<SetMeasurements>[],
  expected: ExpectedLoads = { maximumKg: null, proposedKg: null },
): Unusual | null {
  for (const measure of ['weightKg', 'reps'] as const) {
    const value = values[measure];
    const usual = highestOf(known, measure);
    if (value !== null && isFarAbove(measure, { value, usual })) return { measure, value, usual };
  }
  const unexpected = unexpectedLoad(values.weightKg ?? 0, highestOf(known, 'weightKg') ?? 0, expected);
  if (unexpected) return unexpected;
  const { seconds, metres } = values;
  const overSameDistance = known.filter((one) => (one.metres ?? null) === metres);
  const usualSeconds = highestOf(overSameDistance, 'seconds') ?? 0;
  const isTooShort =
    seconds !== null && (seconds === 0 || seconds * shortFactor < usualSeconds || (metres ?? 0) / seconds > fastest);
  return isTooShort ? { measure: 'seconds', value: seconds, usual: null } : null;
}

function unexpectedLoad(value: number, highestKg: number, { maximumKg, proposedKg }: ExpectedLoads): Unusual | null {
  if (value <= highestKg) return null;
  if (maximumKg !== null && value > maximumKg)
    return { measure: 'weightKg', value, usual: maximumKg, isAboveMaximum: true };
  if (proposedKg === null || proposedKg <= 0) return null;
  const isFar = value > proposedKg * aboveProposed.factor && value - proposedKg >= aboveProposed.more;
  return isFar ? { measure: 'weightKg', value, usual: Math.max(proposedKg, highestKg) } : null;
}

function isFarAbove(measure: keyof typeof limits, { value, usual }: { value: number; usual: number | null }): boolean {
  if (usual === null) return measure === 'weightKg' && value > highestFirstKg;
  const { factor, more } = limits[measure];
  return value > usual * factor && value - usual >= more;
}

function highestOf(known: readonly Partial<SetMeasurements>[], measure: Unusual['measure']): number | null {
  const values = known.flatMap((one) => one[measure] ?? []).filter((value) => value > 0);
  return values.length === 0 ? null : Math.max(...values);
}
