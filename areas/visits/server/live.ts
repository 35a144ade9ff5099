import { emitToProfessionals } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { liveVisitChanged } from '../contract.ts';
import { findChanged } from './store/visits.ts';

/** The open apps of the professionals who see the client follow. */
export async function emitVisitChanged(scope: Scope, visitId: string): Promise<void> {
  const changed = await findChanged(scope, visitId);
  if (!changed) return;
  const { clientId, version } = changed;
  await emitToProfessionals(scope, liveVisitChanged, { clientIds: [clientId], data: { visitId, clientId, version } });
}

export async function emitVisitDeleted(scope: Scope, visitId: string, clientId: string): Promise<void> {
  await emitToProfessionals(scope, liveVisitChanged, {
    clientIds: [clientId],
    data: { visitId, clientId, version: null },
  });
}
