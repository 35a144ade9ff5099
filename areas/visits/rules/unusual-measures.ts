import type { UnusualChange } from '#areas/metrics/contract/measurement.ts';
import { isUnusualChange, type Reading } from '#areas/metrics/rules/plausibility.ts';
import type { Measure, VisitContent } from '../contract/document.ts';
import type { BaseFormData } from '../contract/routes.ts';
import { measuredValue } from './takes.ts';

type Before = Pick<BaseFormData, 'before' | 'previous'>;

/** The measures of a visit that differ a lot from the last weight of the client, or from the last visit, and are asked about. */
export function unusualMeasures(
  { measures, takenOn }: Pick<VisitContent, 'measures' | 'takenOn'>,
  before: Before,
): UnusualChange[] {
  return measures.flatMap((measure) => {
    const { metric, side } = measure;
    const value = measuredValue(measure);
    if (value === null) return [];
    const typed = { day: takenOn, value };
    const near = valueBefore(measure, before);
    return near && isUnusualChange(metric, typed, near) ? [{ metric, side, typed, near }] : [];
  });
}

function valueBefore({ metric, side }: Measure, { before, previous }: Before): Reading | undefined {
  const { weightKg, weighedOn } = before;
  if (metric === 'weight' && weightKg !== null && weighedOn !== null) return { day: weighedOn, value: weightKg };
  const earlier = previous?.values.find((one) => one.metric === metric && one.side === side);
  if (!previous || !earlier) return undefined;
  return { day: previous.takenOn, value: earlier.value };
}
