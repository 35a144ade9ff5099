import { findNamedClients } from '#areas/assignments/server/public.ts';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { ClientState, recipientStateRoutes } from '../contract/recipients.ts';
import { findDeclaredStates } from './declarations.ts';
import { findProfiles, findReadableNames } from './store/profiles.ts';

/** The clients that an assignment names who are pregnant or breastfeeding, or declared it and nobody has decided about that yet, by name. */
export async function listStatesOfRecipients(
  scope: Scope,
  recipients: ParsedRequest<typeof recipientStateRoutes.statesOfRecipients>,
): Promise<ApiResponse<typeof recipientStateRoutes.statesOfRecipients>> {
  const clients = await findReadableNames(scope, await findNamedClients(scope, recipients));
  const ids = clients.map(({ id }) => id);
  const [profiles, declared] = await Promise.all([findProfiles(scope, ids), findDeclaredStates(scope, ids)]);
  const stateOf = (id: string): ClientState['state'] | null => {
    const profile = profiles.get(id);
    if (profile?.isPregnant) return 'pregnant';
    if (profile?.isLactating) return 'lactating';
    return declared.get(id)?.some(({ isUndecided }) => isUndecided) ? 'declared' : null;
  };
  const states = clients.flatMap(({ id, name }): ClientState[] => {
    const state = stateOf(id);
    return state ? [{ clientId: id, clientName: name, state }] : [];
  });
  return { states: states.slice(0, maxRecipients) };
}
