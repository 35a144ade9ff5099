import type { Side } from '#areas/metrics/contract/measurement.ts';
import type { TypeCode } from '#areas/metrics/contract/types.ts';
import { rangeOf } from '#areas/metrics/rules/plausibility.ts';
import type { Question, SurveyMetric } from '../contract/questions.ts';

/** The measured type and side of the metrics that a survey can ask for. */
export const measured: Record<SurveyMetric, { metric: TypeCode; side: Side | null }> = {
  weight: { metric: 'weight', side: null },
  fat_mass: { metric: 'fat_mass', side: null },
  waist: { metric: 'waist', side: null },
  navel: { metric: 'navel', side: null },
  abdomen: { metric: 'abdomen', side: null },
  hips: { metric: 'hips', side: null },
  chest: { metric: 'chest', side: null },
  shoulders: { metric: 'shoulders', side: null },
  neck: { metric: 'neck', side: null },
  right_arm: { metric: 'arms', side: 'R' },
  left_arm: { metric: 'arms', side: 'L' },
  right_thigh: { metric: 'legs', side: 'R' },
  left_thigh: { metric: 'legs', side: 'L' },
  right_calf: { metric: 'calves', side: 'R' },
  left_calf: { metric: 'calves', side: 'L' },
};

/** The numbers that a question accepts: those of its scale, or what its metric can be. Null is no limit. */
export function numbersOf({ kind, metric, min, max }: Question): Pick<Question, 'min' | 'max'> {
  const possible = kind === 'metric' && metric ? rangeOf(measured[metric].metric) : null;
  return possible ?? { min, max };
}

/** The most numbers of a scale. */
const scaleLength = 11;

/** The ends of a short scale of whole numbers, on which a client chooses; null for other questions. */
export function scaleOf({ kind, unit, min, max }: Question): { min: number; max: number } | null {
  if (kind !== 'number' || unit !== '' || min === null || max === null) return null;
  return Number.isInteger(min) && max > min && max - min < scaleLength ? { min, max } : null;
}
