import { useApiQuery } from '#shell/web/api/query.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import type { ClientMetric } from '../../contract.ts';
import { metricTypeRoutes } from '../../contract/type-routes.ts';
import { isTypeCode, typedCodes, typedGroups } from '../../contract/types.ts';
import { builtInType } from '../../rules/metric-type.ts';
import type { LocalRecord } from '../device/record-store.ts';
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

/** The types that a value of a record can have, besides the built-in ones. */
export function typesOf({ ownTypes = [] }: LocalRecord, metrics: readonly Pick<ClientMetric, 'metricType'>[]) {
  return [...metrics.map(({ metricType }) => metricType), ...ownTypes];
}

/** The type of a value that a client typed: a built-in one, or one of the studio, as it is named now or was when it was typed. */
export function typeOf(types: readonly ShownType[], metric: string): ShownType {
  if (isTypeCode(metric)) return builtInType(metric);
  const own = types.find((one) => one.metric === metric);
  return own ?? { ...builtInType('weight'), metric, unit: 'points' };
}
