import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { isPossible } from '#areas/metrics/rules/plausibility.ts';
import type { Measure, VisitContent } from '../contract/document.ts';

/**
 * Difference of two readings above which a third one is taken, in percent of their mean: 5 % for skinfolds, 1 % for
 * circumferences (ISAK).
 */
const tolerancePercent = { skinfolds: 5, circumferences: 1 } as const;

/**
 * The value of a measure: one reading, the mean of two, the median of three. Null while one of the readings is not possible: a slip of
 * the keyboard must not become a mean that looks possible.
 */
export function measuredValue({ metric, takes }: Pick<Measure, 'metric' | 'takes'>): number | null {
  if (!takes.every((take) => isPossible(metric, take))) return null;
  const sorted = takes.toSorted((one, other) => one - other);
  const [first = 0, second = first, third] = sorted;
  return third === undefined ? (first + second) / 2 : second;
}

/** Whether two readings differ so much that a third one decides. */
export function needsThirdTake({ metric, takes }: { metric: TypeCode; takes: readonly number[] }): boolean {
  const { group } = builtInTypes[metric];
  const [first, second] = takes;
  if (first === undefined || second === undefined) return false;
  const percent = group === 'skinfolds' ? tolerancePercent.skinfolds : tolerancePercent.circumferences;
  return Math.abs(first - second) * 100 > (percent * (first + second)) / 2 + 1e-9;
}

/** The skinfolds of a visit whose two readings differ so much that a third one decides, and without it: their value is the mean of two. */
export function foldsWithoutThirdTake({
  measures,
  measurement_type,
}: Pick<VisitContent, 'measures' | 'measurement_type'>): Measure[] {
  if (measurement_type !== 'FOLDS') return [];
  return measures.filter(
    (measure) =>
      builtInTypes[measure.metric].group === 'skinfolds' &&
      measure.takes.length === 2 &&
      measuredValue(measure) !== null &&
      needsThirdTake(measure),
  );
}

/** Double readings that the error of an examiner is computed from. */
const minPairs = 10;

/**
 * Technical error of measurement of one examiner, in percent of the mean: √(Σd² / 2n) over n pairs of readings. Undefined with less
 * than ten pairs.
 */
export function technicalErrorPercent(pairs: readonly (readonly [number, number])[]): number | undefined {
  if (pairs.length < minPairs) return;
  const squares = pairs.reduce((sum, [one, other]) => sum + (one - other) ** 2, 0);
  const mean = pairs.reduce((sum, [one, other]) => sum + (one + other) / 2, 0) / pairs.length;
  return (Math.sqrt(squares / (2 * pairs.length)) / mean) * 100;
}
