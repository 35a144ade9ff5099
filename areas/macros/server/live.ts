import { emitToClientsAndProfessionals, professionalsOfAccount } from '#areas/clients/server/public.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { macroChanged } from '../contract/library.ts';

/** To the team for a template, which has no clients; otherwise to the clients and to their professionals. */
export async function emitMacroChanged(scope: Scope, clientIds: readonly string[]): Promise<void> {
  if (clientIds.length === 0)
    return emitLiveEvent(scope, macroChanged, {
      membershipIds: await professionalsOfAccount(scope),
      data: { clientId: null },
    });
  const [only, ...others] = clientIds;
  const clientId = others.length === 0 ? (only ?? null) : null;
  await emitToClientsAndProfessionals(scope, macroChanged, { clientIds, data: { clientId } });
}
