import { roundedTo } from '#shell/common/numbers.ts';
import { shownUnit, toShown } from '#shell/common/unit-conversion.ts';
import type { Units } from '#shell/common/units.ts';
import type { VisitContent } from '../contract/document.ts';
import { type PersonOfVisit, resultsOf } from './results.ts';
import { valuesOf } from './values.ts';

export const trendNames = ['weight', 'fat', 'waist'] as const;
export type TrendName = (typeof trendNames)[number];

export interface TrendPoint {
  takenOn: string;
  value: number;
}

export interface Trend {
  name: TrendName;
  unit: 'kg' | '%' | 'cm' | 'lb' | 'in';
  /** The oldest first. */
  points: TrendPoint[];
}

/** A visit with the person as they were on its day. */
export interface VisitOfTrend {
  content: VisitContent;
  person: PersonOfVisit;
}

/**
 * The main values over visits, the oldest visit first; only those with two values or more. Fat joins the visits whose fat comes
 * from the same formula or device as that of the last visit, because results of different formulas cannot be compared. Values are
 * in the units of the reader.
 */
export function trendsOf(visits: readonly VisitOfTrend[], units: Units): Trend[] {
  const method = visits.length > 0 ? fatMethod(visits.at(-1) as VisitOfTrend) : '';
  const trend = (name: TrendName, unit: Trend['unit'], value: (visit: VisitOfTrend) => number | undefined): Trend => ({
    name,
    unit: shownUnit(unit, units),
    points: visits.flatMap((visit) => {
      const measured = value(visit);
      return measured === undefined
        ? []
        : [{ takenOn: visit.content.takenOn, value: roundedTo(1, toShown(measured, unit, units)) }];
    }),
  });
  const trends = [
    trend('weight', 'kg', ({ content }) => valuesOf(content).weight),
    trend('fat', '%', (visit) =>
      fatMethod(visit) === method ? resultsOf(visit.content, visit.person).fat_mass_perc : undefined,
    ),
    trend('waist', 'cm', ({ content }) => valuesOf(content).waist),
  ];
  return trends.filter(({ points }) => points.length > 1);
}

/** What the fat of a visit comes from: a formula, or the device and its model. */
function fatMethod({ content }: Pick<VisitOfTrend, 'content'>): string {
  const { measurement_type, bodyFatFormula, biaDevice } = content;
  if (measurement_type === 'FOLDS') return bodyFatFormula;
  return measurement_type === 'BIA' ? `BIA ${biaDevice}` : 'MANUAL';
}
