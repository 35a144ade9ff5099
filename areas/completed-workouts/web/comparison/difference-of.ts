import type { LoggedSet, PrescribedRow, SetMeasurements } from '../../contract/set.ts';
import { metresOf, secondsOf } from '../../rules/measures.ts';
import { type Range, repsRange, weightRange } from '../../rules/ranges.ts';
import type { Share } from '../../rules/shares.ts';
import { effortRange } from '#areas/programs/rules/effort-range.ts';
import { loggedRow } from '#areas/programs/rules/set-targets.ts';
import { prescribedSet } from '../../rules/prescribed-set.ts';
import { dropIndex } from '../../rules/set-numbers.ts';
import { roundedTo } from '#shell/common/numbers.ts';

/**
 * Difference from the prescription; a value is null when it cannot be compared. Effort is shown but does not make a set
 * more or less than prescribed.
 */
export type Difference = SetMeasurements;

const judged = ['weightKg', 'reps', 'seconds', 'metres'] as const;

/**
 * Returns the difference of a set from its prescription. Values within "6-8" reps or "80-85 kg" are as prescribed;
 * others are compared with the nearer end of the range. Of a share of the maximum the steps next to it are as prescribed, too.
 */
export function differenceOf(
  prescribed: PrescribedRow,
  set: LoggedSet,
  { number, share }: { number: number; share: Share | null },
): Difference {
  const row = loggedRow(prescribedSet(prescribed, number), dropIndex(set));
  const { type: exerciseType, value } = row;
  return {
    weightKg: share ? distanceOfShare(set.weightKg, share) : distance(set.weightKg, weightRange(row.weight)),
    reps: exerciseType === 'reps' ? distance(set.reps, repsRange(row.reps, number)) : null,
    seconds:
      exerciseType === 'time' || exerciseType === 'emom' ? distance(set.seconds, timeRange(value, exerciseType)) : null,
    metres: exerciseType === 'distance' ? distance(set.metres, exactly(metresOf(value))) : null,
    rir: distance(set.rir, effortRange(row, 'rir')),
    rpe: distance(set.rpe, effortRange(row, 'rpe')),
  };
}

export function isBelow(difference: Difference): boolean {
  return judged.some((measure) => (difference[measure] ?? 0) < 0);
}

export function isAbove(difference: Difference): boolean {
  return judged.some((measure) => (difference[measure] ?? 0) > 0);
}

export function isNotComparable(difference: Difference): boolean {
  return judged.every((measure) => difference[measure] === null);
}

/** Parses "30-45 s" and "1:30-2:00". A bare number is in minutes for an EMOM, otherwise in seconds. */
function timeRange(written: string, exerciseType: 'time' | 'emom'): Range | null {
  const bare = exerciseType === 'emom' ? 'minutes' : 'seconds';
  const lowest = secondsOf(written, { bare });
  const second = /^[\d.,:]+[^\d–-]*[-–]\s*(\d.*)$/.exec(written.trim())?.[1];
  const highest = second === undefined ? null : secondsOf(second, { bare });
  return lowest === null ? null : { lowest, highest: Math.max(lowest, highest ?? lowest) };
}

function exactly(value: number | null): Range | null {
  return value === null ? null : { lowest: value, highest: value };
}

function distanceOfShare(done: number | null, { kg, range }: Share): number | null {
  return distance(done, range) === 0 ? 0 : distance(done, kg);
}

function distance(done: number | null, range: Range | null): number | null {
  if (done === null || range === null) return null;
  if (done < range.lowest) return roundedTo(2, done - range.lowest);
  return done > range.highest ? roundedTo(2, done - range.highest) : 0;
}
