import type { Subject } from '#areas/clients/server/public.ts';
import type { TypeCode } from '../../contract/types.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findNotCounted } from './not-counted.ts';
import { findHeight, findLatest, type LatestQuery, type LatestValue } from '../store/latest.ts';

/**
 * The newest values of some types up to a day, by client and type; what was never measured is missing. One statement for any number
 * of clients. Does not check access to the clients nor consent.
 */
export async function latestValues(
  scope: Scope,
  query: LatestQuery,
): Promise<ReadonlyMap<string, Partial<Record<TypeCode, LatestValue>>>> {
  const rows = await findLatest(scope, query);
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId);
  return new Map(
    [...byClient].map(([id, ofClient]) => [id, Object.fromEntries(ofClient.map((row) => [row.metric, row]))]),
  );
}

export interface LatestBody {
  weightKg: number | null;
  weighedOn: string | null;
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
  { day = todayIn(scope.caller.timeZone), before }: Partial<Pick<LatestQuery, 'day' | 'before'>> = {},
): Promise<LatestBody> {
  const [latest, heightCm, notCounted] = await Promise.all([
    latestValues(scope, { clientIds: [clientId], metrics: ['weight', ...fatFree], day, before }),
    findHeight(scope, clientId, { day, before }),
    findNotCounted(scope, clientId, fatFree),
  ]);
  const values = latest.get(clientId) ?? {};
  const [newestFatFree] = fatFree
    .flatMap((metric) => values[metric] ?? [])
    .filter((value) => !notCounted(value))
    .sort((one, other) => (one.day < other.day ? 1 : -1));
  return {
    weightKg: values.weight?.value ?? null,
    weighedOn: values.weight?.day ?? null,
    heightCm,
    fatFreeMassPercent: newestFatFree?.value ?? null,
  };
}

export async function getLatestBody(scope: Scope, { clientId }: Subject): Promise<{ body: LatestBody }> {
  return { body: await latestBody(scope, clientId) };
}
