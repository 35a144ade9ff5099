import { readProfessionalPermissions } from '#areas/account/server/public.ts';
import { type Diagnosis, maxDiagnoses, maxMedicines, type Medicine } from '../contract.ts';
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

/** The diagnoses, symptoms and exams of a client, for professionals who may view visits. Does not check access to the client. */
export async function findDiagnoses(scope: Scope, clientId: string): Promise<Diagnosis[]> {
  const held = await readProfessionalPermissions(scope);
  if (!held?.includes('view visits')) return [];
  const sources = await Promise.all(extensionsOf(scope, diagnosisSources).map((source) => source(scope, [clientId])));
  return sources.flatMap((source) => source.get(clientId) ?? []).slice(0, maxDiagnoses);
}

/**
 * The medicines of the clients of whom some are known, for professionals who may view visits; nothing for others. Does not check access
 * to the clients.
 */
export async function findMedicines(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Medicine[]>> {
  const held = await readProfessionalPermissions(scope);
  if (clientIds.length === 0 || !held?.includes('view visits')) return new Map();
  const sources = await Promise.all(extensionsOf(scope, medicineSources).map((source) => source(scope, clientIds)));
  const all = clientIds.map((id) => [id, sources.flatMap((source) => source.get(id) ?? [])] as const);
  return new Map(all.filter(([, { length }]) => length > 0).map(([id, some]) => [id, some.slice(0, maxMedicines)]));
}
