import type { DayValue } from '#areas/metrics/rules/trend.ts';
import { seriesOf } from '#areas/metrics/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface Weights {
  clientId: string;
  from: string;
  until: string;
  /** The weight of this check-in is left out. */
  exceptCheckInId?: string;
}

/** The weights of some days, the oldest first. */
export async function findWeights(
  scope: Scope,
  { clientId, from, until, exceptCheckInId }: Weights,
): Promise<DayValue[]> {
  const series = await seriesOf(scope, { clientId, metric: 'weight', from });
  return series.flatMap(({ day, value, sourceId }) =>
    day > until || sourceId === exceptCheckInId ? [] : [{ day, value }],
  );
}
