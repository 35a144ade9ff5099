import { addDays } from '#shell/common/dates.ts';
import type { Source } from '../contract/measurement.ts';
import type { Group } from '../contract/types.ts';

/** Number of days for which a maximum counts: one that was tested, and one that was estimated from the sets of a workout. */
export const maximumDays = { tested: 180, estimated: 90 } as const;

interface Maximum {
  day: string;
  /** Null where numbers are hidden. */
  value: number | null;
  source: Source;
  /** The way of measuring: one of `perHandMethods` where it is the load of one hand. */
  method?: string | null;
}

/** The way of measuring of maximums that are the load of one hand, as with two dumbbells: tested, and estimated by the Epley formula. */
export const perHandMethods = { tested: 'PER_HAND', estimated: 'EPLEY_PER_HAND' } as const;

/** Whether the values of a group are one-repetition maximums. */
export function isMaximum(group: Group): boolean {
  return group === 'performance';
}

/** Whether a maximum was estimated from the sets of a workout. Values of all other sources are tested maximums, which were entered. */
export function isEstimate({ source }: Pick<Maximum, 'source'>): boolean {
  return source === 'workout';
}

/** Whether a maximum is the load of one hand. Where nothing was said of hands, it is the load as it was entered or logged. */
export function isMaximumPerHand({ method }: Pick<Maximum, 'method'>): boolean {
  return method === perHandMethods.tested || method === perHandMethods.estimated;
}

/** The values that are, as `maximum`, the load of one hand, or are not: others differ by a factor of two and are never compared with it. */
export function ofSameHands<Value extends Pick<Maximum, 'method'>>(
  values: readonly Value[],
  maximum: Pick<Maximum, 'method'>,
): Value[] {
  return values.filter((value) => isMaximumPerHand(value) === isMaximumPerHand(maximum));
}

/**
 * Returns the maximum of a lift that counts on `today`, from values with the newest first: the last tested one, unless a later day has a
 * higher estimate for the same hands; without a test the highest estimate, of one hand where there is one. Undefined without a value that
 * is recent enough.
 */
export function currentMaximum<Value extends Maximum>(values: readonly Value[], today: string): Value | undefined {
  const testedSince = addDays(today, -maximumDays.tested);
  const estimatedSince = addDays(today, -maximumDays.estimated);
  const tested = values.find((value) => !isEstimate(value) && value.day >= testedSince);
  const estimates = values.filter(
    (value) => isEstimate(value) && value.day >= estimatedSince && (!tested || value.day > tested.day),
  );
  const known = tested ?? estimates.find(isMaximumPerHand) ?? estimates[0];
  return known && highestOf(ofSameHands(tested ? [tested, ...estimates] : estimates, known));
}

/**
 * Returns the value with which a maximum is compared, from values with the newest first: for a tested one the test before it, for an
 * estimate the maximum that counted before its day, both for the same hands.
 */
export function maximumBefore<Value extends Maximum>(values: readonly Value[], maximum: Value): Value | undefined {
  const earlier = ofSameHands(values.slice(values.indexOf(maximum) + 1), maximum);
  if (!isEstimate(maximum)) return earlier.find((value) => !isEstimate(value));
  return currentMaximum(
    earlier.filter(({ day }) => day < maximum.day),
    maximum.day,
  );
}

/** Returns one maximum for each day, in the given order: the last tested one of the day, else the highest estimate. */
export function valuesOfDays<Value extends Maximum>(values: readonly Value[]): Value[] {
  return [...Map.groupBy(values, ({ day }) => day).values()].flatMap(
    (ofDay) => ofDay.find((value) => !isEstimate(value)) ?? highestOf(ofDay) ?? [],
  );
}

/**
 * The value of each day that counts, from values with the newest first: the newest one, of a lift the maximum of the day. What does not
 * count at all, such as body composition in pregnancy, is no value of its day.
 */
export function countingValues<Value extends Maximum & { notCounted?: unknown }>(
  group: Group,
  values: readonly Value[],
): Value[] {
  const counted = values.filter(({ notCounted }) => !notCounted);
  if (isMaximum(group)) return valuesOfDays(counted);
  return [...Map.groupBy(counted, ({ day }) => day).values()].flatMap(([newest]) => newest ?? []);
}

/** Of equal values the first one. */
function highestOf<Value extends Maximum>(values: readonly Value[]): Value | undefined {
  const [first, ...others] = values;
  return others.reduce(
    (highest, value) => (highest && (value.value ?? 0) > (highest.value ?? 0) ? value : highest),
    first,
  );
}
