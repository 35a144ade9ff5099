import { type TrendPoint, trendOf } from '#areas/metrics/rules/trend.ts';
import { seriesOf } from '#areas/metrics/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface Weights {
  clientId: string;
  from: string;
  until: string;
  /** The weight of this check-in is left out. */
  exceptCheckInId?: string;
}

/** The trend of the weight on some days, the oldest first. */
export async function findWeightTrend(
  scope: Scope,
  { clientId, from, until, exceptCheckInId }: Weights,
): Promise<TrendPoint[]> {
  const series = await seriesOf(scope, { clientId, metric: 'weight', from });
  const readings = series.flatMap(({ day, value, sourceId }) =>
    day > until || sourceId === exceptCheckInId ? [] : [{ day, value }],
  );
  return trendOf(readings);
}
