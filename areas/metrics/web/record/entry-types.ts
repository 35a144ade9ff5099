import type { ClientMetric } from '../../contract.ts';
import { typedCodes, typedGroups } from '../../contract/types.ts';
import { builtInType } from '../../rules/metric-type.ts';
import type { ShownType } from '../metric-text.ts';

/** What a form offers to a client about whom nothing is known. */
const firstMetrics = ['weight', 'waist', 'hips'] as const;

/** The fields that a form starts with: the followed metrics that are typed by hand, or weight, waist and hips. */
export function shownTypes(metrics: readonly ClientMetric[]): ShownType[] {
  const followed = metrics.map(({ metricType }) => metricType).filter(({ group }) => typedGroups.includes(group));
  return followed.length > 0 ? followed : firstMetrics.map(builtInType);
}

/** The built-in types that are not shown yet. */
export function otherTypes(shown: readonly ShownType[]): ShownType[] {
  return typedCodes.filter((code) => !shown.some(({ metric }) => metric === code)).map(builtInType);
}
