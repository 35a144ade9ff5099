import { readProfessionalPermissions } from '#areas/account/server/public.ts';
import { type Diagnosis, maxDiagnoses, maxMedicines, type Medicine } from '../contract.ts';
import type { WatchedNutrient } from '#areas/assignments/contract/target-difference.ts';
import { watchedNutrients } from '../rules/watched-nutrients.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/**
 * Reads what visits and surveys say that clients take, by client id. Leaves out clients whose health data the caller must not read. Does
 * not check access to the clients, or who may view visits.
 */
type MedicineSource = (scope: Scope, clientIds: readonly string[]) => Promise<ReadonlyMap<string, readonly Medicine[]>>;

export const medicineSources = defineExtensionPoint<MedicineSource>('medicines of clients');

/** Reads the diagnoses, symptoms and exams that visits have of clients, by client id. Checks and leaves out the same as `MedicineSource`. */
type DiagnosisSource = (
  scope: Scope,
  clientIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly Diagnosis[]>>;

export const diagnosisSources = defineExtensionPoint<DiagnosisSource>('diagnoses of clients');

/**
 * The diagnoses, symptoms and exams of the clients of whom some are known, for professionals who may view visits; nothing for others. Does
 * not check access to the clients.
 */
export async function findDiagnoses(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Diagnosis[]>> {
  if (!(await mayReadHistories(scope, clientIds))) return new Map();
  const sources = await Promise.all(extensionsOf(scope, diagnosisSources).map((source) => source(scope, clientIds)));
  return joined(clientIds, sources, maxDiagnoses);
}

/** The medicines of clients, as `findDiagnoses`. */
export async function findMedicines(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Medicine[]>> {
  if (!(await mayReadHistories(scope, clientIds))) return new Map();
  const sources = await Promise.all(extensionsOf(scope, medicineSources).map((source) => source(scope, clientIds)));
  return joined(clientIds, sources, maxMedicines);
}

/** Returns the ids of the clients with medicines or diagnoses. Foods are not checked against either. Empty for callers without `view visits`. */
export async function findClientsWithDiagnoses(scope: Scope, clientIds: readonly string[]): Promise<string[]> {
  const [diagnoses, medicines] = await Promise.all([findDiagnoses(scope, clientIds), findMedicines(scope, clientIds)]);
  return clientIds.filter((id) => diagnoses.has(id) || medicines.has(id));
}

/** The nutrients to watch for the clients who have any, by their diagnoses and medicines; nothing for who may not view visits. */
export async function findWatchedNutrients(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WatchedNutrient[]>> {
  const [diagnoses, medicines] = await Promise.all([findDiagnoses(scope, clientIds), findMedicines(scope, clientIds)]);
  const watched = clientIds.map((id) => {
    const known = { diagnoses: [...(diagnoses.get(id) ?? [])], medicines: [...(medicines.get(id) ?? [])] };
    return [id, watchedNutrients(known)] as const;
  });
  return new Map(watched.filter(([, { length }]) => length > 0));
}

async function mayReadHistories(scope: Scope, clientIds: readonly string[]): Promise<boolean> {
  if (clientIds.length === 0) return false;
  return (await readProfessionalPermissions(scope))?.includes('view visits') ?? false;
}

function joined<Entry>(
  clientIds: readonly string[],
  sources: readonly ReadonlyMap<string, readonly Entry[]>[],
  maximum: number,
): ReadonlyMap<string, readonly Entry[]> {
  const all = clientIds.map((id) => [id, sources.flatMap((source) => source.get(id) ?? [])] as const);
  return new Map(all.filter(([, { length }]) => length > 0).map(([id, some]) => [id, some.slice(0, maximum)]));
}
