import { isOfComposition } from '#areas/metrics/rules/composition.ts';
import type { Measure, VisitContent } from '../contract/document.ts';
import { isOfPregnancy } from './maternal-state.ts';
import { measuredValue } from './takes.ts';

/** The measures with a reading that is not possible. They are part of no result, table or chart, and the visit says so. */
export function measuresNotCounted({ measures }: Pick<VisitContent, 'measures'>): Measure[] {
  return measures.filter((measure) => measuredValue(measure) === null);
}

/** The visit with the measures that are compared with other visits: in pregnancy without the body composition. */
export function withComparableMeasures<Visit extends Pick<VisitContent, 'measures' | 'maternalState'>>(
  visit: Visit,
): Visit {
  if (!isOfPregnancy(visit)) return visit;
  return { ...visit, measures: visit.measures.filter(({ metric }) => !isOfComposition(metric)) };
}
