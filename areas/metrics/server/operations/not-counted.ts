import type { Measurement, notCountedReasons } from '../../contract/measurement.ts';
import { isOfComposition } from '../../rules/composition.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Days in which the body composition of a client does not count. */
export interface NotCountedPeriod {
  reason: (typeof notCountedReasons)[number];
  /** The first day. */
  from: string;
  /** The day after the last one; null while it lasts. */
  until: string | null;
}

/** `extend(notCountedPeriods, find)` in `bindArea` of an area above. The caller has checked the access to the client and the consent. */
export const notCountedPeriods = defineExtensionPoint<
  (scope: ReadScope, clientId: string) => Promise<readonly NotCountedPeriod[]>
>('periods in which body composition does not count');

/** Returns why a value of a metric on a day does not count; undefined when it does. Nothing is read for other metrics. */
export async function findNotCounted(
  scope: ReadScope,
  clientId: string,
  metrics: readonly string[],
): Promise<(value: { metric: string; day: string }) => Measurement['notCounted']> {
  if (!metrics.some(isOfComposition)) return () => undefined;
  const found = await Promise.all(extensionsOf(scope, notCountedPeriods).map((find) => find(scope, clientId)));
  const periods = found.flat();
  return ({ metric, day }) =>
    isOfComposition(metric)
      ? periods.find(({ from, until }) => from <= day && (until === null || day < until))?.reason
      : undefined;
}

/** The periods of several clients in which body composition does not count, for queries. Nothing is read for other metrics. */
export async function findNotCountedDays(
  scope: ReadScope,
  clientIds: readonly string[],
  metrics: readonly string[],
): Promise<(NotCountedPeriod & { clientId: string })[]> {
  if (!metrics.some(isOfComposition)) return [];
  const sources = extensionsOf(scope, notCountedPeriods);
  const found = await Promise.all(
    clientIds.map(async (clientId) => {
      const periods = await Promise.all(sources.map((find) => find(scope, clientId)));
      return periods.flat().map((period) => ({ clientId, ...period }));
    }),
  );
  return found.flat();
}
