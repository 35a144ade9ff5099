import { inUnitOfUser, unitOfUser } from '#shell/web/texts/units.ts';
import type { ClientMetric } from '../../contract.ts';
import type { Goal, Measurement, Side } from '../../contract/measurement.ts';
import type { Unit } from '../../contract/types.ts';
import { areComparable, isOfModels } from '../../rules/comparable.ts';
import { isEstimate, isMaximum, ofSameHands, valuesOfDays } from '../../rules/maximum.ts';
import type { DayValue, TrendPoint } from '../../rules/trend.ts';

/** Types of which a trend says more than the single values. */
const smoothed: readonly string[] = ['weight', 'fat_mass', 'lean_mass', 'hydration', 'daily_steps'];

export function hasTrend({ metricType }: ClientMetric, days: number): boolean {
  return smoothed.includes(metricType.metric) && days >= 4;
}

/** The sides of which there are values, with that of the newest first. Values of different sides are never joined. */
export function sidesOf(values: readonly Measurement[]): (Side | null)[] {
  return [...new Set(values.map(({ side }) => side))];
}

/** The values that a line joins, oldest first: of one side, and for results of one formula, that of the newest. */
export function shownValues(values: readonly Measurement[], side: Side | null): Measurement[] {
  const ofSide = values.filter((value) => value.side === side);
  const [newest] = ofSide;
  const isResult = newest?.metric.startsWith('result_') ?? false;
  return ofSide.filter(({ method }) => !isResult || method === newest?.method).toReversed();
}

/**
 * The values of a chart that count, oldest first: readings of the model of the newest one; of a lift one maximum for each day, for the hands of
 * the one that counts.
 */
export function drawnValues(
  { metricType, last }: ClientMetric,
  values: readonly Measurement[],
): readonly Measurement[] {
  const { group } = metricType;
  const counted = values.filter((one) => !one.notCounted);
  const newest = counted.findLast(({ device }) => isOfModels(group) && device) ?? counted.at(-1);
  if (!isMaximum(group)) return counted.filter((one) => newest && areComparable(group, one, newest));
  return valuesOfDays(last ? ofSameHands(counted, last) : counted);
}

/** The values between which a change is computed: of a lift those of the same kind as the maximum that counts. */
export function comparedValues(
  { metricType, last }: ClientMetric,
  values: readonly Measurement[],
): readonly Measurement[] {
  if (!last || !isMaximum(metricType.group)) return values;
  return ofSameHands(values, last).filter((value) => isEstimate(value) === isEstimate(last));
}

/** The points of a chart in the unit of the user. */
export function pointsOfUser(points: readonly TrendPoint[], unit: Unit): readonly TrendPoint[] {
  if (unitOfUser(unit) === unit) return points;
  return points.map((point) => ({
    ...point,
    value: inUnitOfUser(point.value, unit),
    trend: inUnitOfUser(point.trend, unit),
  }));
}

export function goalOfUser({ from, to }: Goal, unit: Unit): Goal {
  const limit = (value: number | null) => value && inUnitOfUser(value, unit);
  return { from: limit(from), to: limit(to) };
}

export function dayValues(values: readonly Measurement[]): DayValue[] {
  return values.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]));
}
