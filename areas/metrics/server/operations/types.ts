import { membershipsOfClients, professionalsOfAccount } from '#areas/clients/server/public.ts';
import { liveMetricTypeChanged, metricProblems } from '../../contract.ts';
import { metricLimits, type MetricType, type OwnTypeDraft } from '../../contract/measurement.ts';
import { isTypeCode, typeCodes } from '../../contract/types.ts';
import { builtInType } from '../../rules/metric-type.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import * as store from '../store/types.ts';

type OneType = Promise<{ metricType: MetricType }>;
type TypeId = { id: string };

/** The built-in types, then those of the account. */
export async function listTypes(scope: Scope): Promise<{ metrics: MetricType[] }> {
  const own = await store.findOwnTypes(scope);
  return { metrics: [...typeCodes.map(builtInType), ...own.map(toMetricType)] };
}

export async function listUsed(scope: Scope) {
  const [used, own] = await Promise.all([store.findUsedMetrics(scope), store.findOwnTypes(scope)]);
  const metrics = used.map(({ metric, clients }) => {
    const metricType = isTypeCode(metric)
      ? builtInType(metric)
      : toMetricType(found(own.find(({ id }) => id === metric)));
    return { ...metricType, clients };
  });
  return { metrics };
}

export async function createType(scope: Scope, draft: OwnTypeDraft): OneType {
  const own = (await store.findOwnTypes(scope)).filter(({ exerciseId }) => exerciseId === null);
  if (own.length >= metricLimits.ownTypes) throw new Problem(metricProblems.too_many_types);
  const id = await store.insertType(scope, draft);
  if (!id) throw new Problem(metricProblems.type_taken, { field: 'name' });
  return changed(scope, id);
}

export async function updateType(
  scope: Scope,
  { id, version, ...draft }: TypeId & OwnTypeDraft & { version: number },
): OneType {
  const present = await getOwnType(scope, id);
  await advanceVersion(scope, { table: 'metric_types', id, version }, () => getOwnType(scope, id));
  const { unit, decimals, direction } = present;
  const isFrozenChanged = unit !== draft.unit || decimals !== draft.decimals || direction !== draft.direction;
  if (present.isUsed && isFrozenChanged) throw new Problem(metricProblems.type_is_used, { field: 'unit' });
  if (await store.isNameTaken(scope, draft.name, id)) throw new Problem(metricProblems.type_taken, { field: 'name' });
  await store.updateType(scope, id, draft);
  return changed(scope, id);
}

/** Archives a type that has values; deletes another. */
export async function deleteType(scope: Scope, { id }: TypeId): Promise<void> {
  const { isUsed } = await getOwnType(scope, id);
  const recipients = await recipientsOf(scope, id);
  if (isUsed) await store.setArchived(scope, id, true);
  else await store.deleteType(scope, id);
  emitLiveEvent(scope, liveMetricTypeChanged, { membershipIds: recipients, data: { id } });
}

export async function restoreType(scope: Scope, { id }: TypeId): OneType {
  await getOwnType(scope, id);
  await store.setArchived(scope, id, false);
  return changed(scope, id);
}

/** The type of each metric. Throws not found for one that the account does not have. */
export async function typesOf(scope: Scope, metrics: readonly string[]): Promise<ReadonlyMap<string, MetricType>> {
  const own = metrics.every(isTypeCode) ? [] : await store.findOwnTypes(scope);
  return new Map(
    metrics.map((metric) => [
      metric,
      isTypeCode(metric) ? builtInType(metric) : toMetricType(found(own.find(({ id }) => id === metric))),
    ]),
  );
}

export function toMetricType({ id, ...fields }: store.MetricTypeRow): MetricType {
  return { ...fields, metric: id, group: fields.exerciseId === null ? 'own' : 'performance' };
}

async function getOwnType(scope: Scope, id: string): Promise<store.MetricTypeRow> {
  return found((await store.findOwnTypes(scope, id))[0]);
}

async function changed(scope: Scope, id: string): OneType {
  emitLiveEvent(scope, liveMetricTypeChanged, { membershipIds: await recipientsOf(scope, id), data: { id } });
  return { metricType: toMetricType(await getOwnType(scope, id)) };
}

export async function recipientsOf(scope: Scope, id: string): Promise<string[]> {
  const clientIds = await store.findFollowingClients(scope, id);
  const clients = clientIds.length > 0 ? await membershipsOfClients(scope, clientIds) : [];
  return [...(await professionalsOfAccount(scope)), ...clients];
}
