import { daysBetween } from '#shell/common/dates.ts';
import { compareTexts } from '#shell/common/sorting.ts';
import { isUnusualChange, type Reading, recentDays } from '../plausibility.ts';

export interface UnusualWeight<R extends Reading> {
  reading: R;
  /** The nearest reading that it differs from. */
  near: Reading;
}

/**
 * The weights of a file that differ from the readings before and after them, in the file or stored, by more than a typed one may. A
 * lasting change is none: the reading after it agrees with it. Readings more than 3 days away are not compared.
 */
export function unusualWeights<R extends Reading>(
  imported: readonly R[],
  stored: readonly Reading[],
): UnusualWeight<R>[] {
  const all = [
    ...imported.map((reading) => ({ reading, own: reading })),
    ...stored.map((reading) => ({ reading, own: null })),
  ];
  const sorted = all.toSorted((one, other) => compareTexts(one.reading.day, other.reading.day));
  return sorted.flatMap(({ reading, own }, index) => {
    if (!own) return [];
    const distance = (other: Reading) => Math.abs(daysBetween(other.day, reading.day));
    const neighbours = [sorted[index - 1], sorted[index + 1]]
      .flatMap((one) => one?.reading ?? [])
      .filter((other) => distance(other) <= recentDays)
      .sort((one, other) => distance(one) - distance(other));
    const [near] = neighbours;
    return near && neighbours.every((other) => isUnusualChange('weight', reading, other))
      ? [{ reading: own, near }]
      : [];
  });
}
