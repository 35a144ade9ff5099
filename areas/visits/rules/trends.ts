import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { isSameModel } from '#areas/metrics/rules/comparable.ts';
import { shownUnit } from '#shell/common/unit-conversion.ts';
import type { Units } from '#shell/common/units.ts';
import type { VisitContent } from '../contract/document.ts';
import { modelOfFat } from './models.ts';
import { type PersonOfVisit, resultsOf } from './results.ts';
import { shownValue } from './table.ts';
import { valuesOf } from './values.ts';

export const trendNames = ['weight', 'fat', 'waist'] as const;
export type TrendName = (typeof trendNames)[number];

/** The metric whose unit and decimals the values of a trend have, as in the table of measures. */
const metricOf = { weight: 'weight', fat: 'fat_mass', waist: 'waist' } as const satisfies Record<TrendName, TypeCode>;

export interface TrendPoint {
  takenOn: string;
  value: number;
}

export interface Trend {
  name: TrendName;
  unit: string;
  /** The oldest first. */
  points: TrendPoint[];
}

/**
 * The main values over visits, the oldest visit first; only those with two values or more. Fat joins the visits whose fat comes
 * from the same formula and device as that of the last visit, because results of different formulas cannot be compared. Values are
 * in the units of the reader.
 */
export function trendsOf(visits: readonly VisitContent[], person: PersonOfVisit, units: Units): Trend[] {
  const last = visits.at(-1);
  const isComparable = (visit: VisitContent) =>
    last !== undefined && fatMethod(visit) === fatMethod(last) && isSameModel(modelOfFat(visit), modelOfFat(last));
  const trend = (name: TrendName, value: (visit: VisitContent) => number | undefined): Trend => ({
    name,
    unit: shownUnit(builtInTypes[metricOf[name]].unit, units),
    points: visits.flatMap((visit) => {
      const measured = value(visit);
      return measured === undefined
        ? []
        : [{ takenOn: visit.takenOn, value: shownValue(metricOf[name], measured, units) }];
    }),
  });
  const trends = [
    trend('weight', (visit) => valuesOf(visit).weight),
    trend('fat', (visit) => (isComparable(visit) ? resultsOf(visit, person).fat_mass_perc : undefined)),
    trend('waist', (visit) => valuesOf(visit).waist),
  ];
  return trends.filter(({ points }) => points.length > 1);
}

/** What the fat of a visit comes from: a formula, or the device and its model. */
export function fatMethod({ measurement_type, bodyFatFormula, biaDevice }: VisitContent): string {
  if (measurement_type === 'FOLDS') return bodyFatFormula;
  return measurement_type === 'BIA' ? `BIA ${biaDevice}`.trim() : 'MANUAL';
}
