import type { TypeCode } from '#areas/metrics/contract/types.ts';
import type { VisitContent } from '../contract/document.ts';
import { measuredValue } from './takes.ts';

/** Measured values by metric, in canonical units; what was not measured or is not possible is missing, never zero. */
export type ValuesOfVisit = Partial<Record<TypeCode, number>>;

/**
 * The value of each metric that formulas use: that of no side first, then the mean, then the right side, on which skinfolds are
 * measured.
 */
export function valuesOf({ measures }: Pick<VisitContent, 'measures'>): ValuesOfVisit {
  const values: ValuesOfVisit = {};
  for (const side of ['L', 'R', 'mean', null] as const)
    for (const measure of measures) {
      const value = measuredValue(measure);
      if (measure.side === side && value !== null) values[measure.metric] = value;
    }
  return values;
}
