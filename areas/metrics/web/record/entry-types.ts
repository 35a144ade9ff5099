import { useApiQuery } from '#shell/web/api/query.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { type ClientMetric, metricTypeRoutes } from '../../contract.ts';
import { isTypeCode, typedCodes, typedGroups } from '../../contract/types.ts';
import { builtInType } from '../../rules/metric-type.ts';
import type { ShownType } from '../metric-text.ts';

/** Offered besides weight while no value of the body is followed. */
const firstMetrics = ['waist', 'hips'] as const;

/** The fields that a form starts with: weight, then the other followed metrics that are typed by hand. */
export function shownTypes(metrics: readonly ClientMetric[]): ShownType[] {
  const followed = metrics.map(({ metricType }) => metricType).filter(({ group }) => typedGroups.includes(group));
  const others = followed.filter(({ metric }) => metric !== 'weight');
  const isBodyFollowed = followed.some(({ group }) => group === 'body' || group === 'circumferences');
  return [builtInType('weight'), ...(isBodyFollowed ? [] : firstMetrics.map(builtInType)), ...others];
}

/** All types that are typed by hand: the built-in ones, and for a professional those of the studio. */
export function useTypedTypes({ clientId }: Subject): ShownType[] {
  const { data } = useApiQuery(metricTypeRoutes.types, {}, { enabled: clientId !== null });
  const own = (data?.metrics ?? []).filter(({ metric, isArchived }) => !isTypeCode(metric) && !isArchived);
  return [...own, ...typedCodes.map(builtInType)];
}

/** The type of a value that a client typed: a built-in one, or a followed one of the account. */
export function typeOf(metrics: readonly Pick<ClientMetric, 'metricType'>[], metric: string): ShownType {
  if (isTypeCode(metric)) return builtInType(metric);
  const followed = metrics.find(({ metricType }) => metricType.metric === metric);
  return followed?.metricType ?? { ...builtInType('weight'), metric, unit: 'points' };
}
