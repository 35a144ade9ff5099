import type { Side } from '#areas/metrics/contract/measurement.ts';
import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { roundedTo, shownDifference } from '#shell/common/numbers.ts';
import { shownDecimals, toShown } from '#shell/common/unit-conversion.ts';
import type { Units } from '#shell/common/units.ts';
import type { Measure, VisitContent } from '../contract/document.ts';
import { modelOf } from './models.ts';
import { measuredValue } from './takes.ts';

export interface MeasureRow {
  metric: Measure['metric'];
  side: Side | null;
  /** One per visit; null: not measured, or not counted. */
  values: (number | null)[];
  /** One per visit: the readings of a measure that does not count, because one of them is not possible. */
  notCounted: (number[] | null)[];
  /** One per visit: the model that measured it, '' for none. Values of different models are not compared. */
  models: string[];
}

/** A row for each measure of any of the visits, in the order of the types of measures, right before left. */
export function measureRows(visits: readonly Pick<VisitContent, 'measures' | 'caliper' | 'biaDevice'>[]): MeasureRow[] {
  const byVisit = visits.map(({ measures }) => new Map(measures.map((one) => [keyOf(one), one])));
  const measured = new Map(visits.flatMap(({ measures }) => measures).map((one) => [keyOf(one), one]));
  const rows = [...measured].map(([key, { metric, side }]) => ({
    metric,
    side,
    ...valuesIn(byVisit.map((measures) => measures.get(key))),
    models: visits.map((visit) => modelOf(metric, visit)),
  }));
  return rows.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function valuesIn(measures: readonly (Measure | undefined)[]): Pick<MeasureRow, 'values' | 'notCounted'> {
  const values = measures.map((measure) => (measure ? measuredValue(measure) : null));
  return { values, notCounted: measures.map((measure, index) => (values[index] === null && measure?.takes) || null) };
}

const order = Object.keys(builtInTypes) as TypeCode[];
const sideOrder = [null, 'mean', 'R', 'L'] as const;

function rankOf({ metric, side }: Pick<MeasureRow, 'metric' | 'side'>): number {
  return order.indexOf(metric) * sideOrder.length + sideOrder.indexOf(side);
}

function keyOf({ metric, side }: Pick<Measure, 'metric' | 'side'>): string {
  return `${metric} ${side}`;
}

/** A value in the unit of the reader with the decimals of its metric, as every screen and the PDF show it. */
export function shownValue(metric: TypeCode, value: number, units: Units): number {
  const { unit, decimals } = builtInTypes[metric];
  return roundedTo(shownDecimals(decimals, unit, units), toShown(value, unit, units));
}

/** The difference to an earlier value, of both as they are shown; null when one of them is missing. */
export function shownChange(metric: TypeCode, units: Units, [now, before]: readonly [Value, Value]): number | null {
  if (now === null || before === null) return null;
  const { unit, decimals } = builtInTypes[metric];
  const shown = (value: number) => toShown(value, unit, units);
  return shownDifference(shown(now), shown(before), shownDecimals(decimals, unit, units));
}

type Value = number | null;
