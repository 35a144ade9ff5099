import type { Subject } from '#areas/clients/server/public.ts';
import type { TypeCode } from '../../contract/types.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findNotCounted, findNotCountedDays } from './not-counted.ts';
import * as store from '../store/latest.ts';

/**
 * The newest values of some types up to a day, by client and type; what was never measured is missing. One statement for any number
 * of clients. Body composition of days in which it does not count, such as those of a pregnancy, is passed over. Does not check access
 * to the clients nor consent.
 */
export async function latestValues(
  scope: Scope,
  query: store.LatestQuery,
): Promise<ReadonlyMap<string, Partial<Record<TypeCode, store.LatestValue>>>> {
  const rows = await store.findLatest(scope, query, await findNotCountedDays(scope, query.clientIds, query.metrics));
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId);
  return new Map(
    [...byClient].map(([id, ofClient]) => [id, Object.fromEntries(ofClient.map((row) => [row.metric, row]))]),
  );
}

/** The values of one type since a day that count, oldest first. Does not check access to the client nor consent. */
export async function seriesOf(scope: Scope, query: store.SeriesQuery): Promise<store.SeriesPoint[]> {
  const { clientId, metric } = query;
  const [points, notCounted] = await Promise.all([
    store.findPoints(scope, query),
    findNotCounted(scope, clientId, [metric]),
  ]);
  return points.filter(({ day }) => !notCounted({ metric, day }));
}

/** `findNearest` of the values that count. */
export async function findNearest(scope: Scope, query: store.NearestQuery): Promise<store.NearestValue[]> {
  return store.findNearest(scope, query, await findNotCountedDays(scope, [query.clientId], query.metrics));
}

export interface LatestBody {
  weightKg: number | null;
  weighedOn: string | null;
  /** Whether the client typed the weight. */
  isWeighedByClient: boolean;
  heightCm: number | null;
  fatFreeMassPercent: number | null;
}

const fatFree = ['lean_mass', 'bia_fat_free_mass_perc', 'result_fat_free_mass_perc'] as const;

/**
 * What formulas need of a client: the newest values up to `day`, by default today, and of a record those `before` it. The height may be
 * that of the client's record.
 */
export async function latestBody(
  scope: Scope,
  clientId: string,
  { day = todayIn(scope.caller.timeZone), before }: Partial<Pick<store.LatestQuery, 'day' | 'before'>> = {},
): Promise<LatestBody> {
  const [latest, heightCm] = await Promise.all([
    latestValues(scope, { clientIds: [clientId], metrics: ['weight', ...fatFree], day, before }),
    store.findHeight(scope, clientId, { day, before }),
  ]);
  const values = latest.get(clientId) ?? {};
  const [newestFatFree] = fatFree
    .flatMap((metric) => values[metric] ?? [])
    .sort((one, other) => (one.day < other.day ? 1 : -1));
  return {
    weightKg: values.weight?.value ?? null,
    weighedOn: values.weight?.day ?? null,
    isWeighedByClient: values.weight?.isByClient ?? false,
    heightCm,
    fatFreeMassPercent: newestFatFree?.value ?? null,
  };
}

export async function getLatestBody(scope: Scope, { clientId }: Subject): Promise<{ body: LatestBody }> {
  return { body: await latestBody(scope, clientId) };
}
