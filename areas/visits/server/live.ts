import { emitToProfessionals } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { liveVisitChanged } from '../contract.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { findAudience } from './store/visits.ts';

/** The open apps of the professionals who see the client follow. `savedVersion` is the version that is being saved. */
export async function emitVisitChanged(scope: Scope, visitId: string, savedVersion?: Promise<number>): Promise<void> {
  const audience = await findAudience(scope, visitId);
  if (!audience) return;
  const { clientId, membershipIds } = audience;
  const version = (await savedVersion) ?? audience.version;
  emitLiveEvent(scope, liveVisitChanged, { membershipIds, data: { visitId, clientId, version } });
}

export async function emitVisitDeleted(scope: Scope, visitId: string, clientId: string): Promise<void> {
  await emitToProfessionals(scope, liveVisitChanged, {
    clientIds: [clientId],
    data: { visitId, clientId, version: null },
  });
}
