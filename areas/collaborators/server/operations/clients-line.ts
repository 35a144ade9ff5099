import { carePermissions } from '#areas/clients/contract/care.ts';
import {
  assertCare,
  clientHandedOver,
  countClientsOf,
  findCareKindsOf,
  type HandedOver,
  type MovedClient,
  moveClients,
} from '#areas/clients/server/public.ts';
import { publish } from '#shell/server/events.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { HandOver, HandOverLine } from '../hand-over.ts';
import { emitTeamChanged } from '../live.ts';

/** The clients that a collaborator is in charge of. Each is identified by the care and the client: `training <id>`. */
export const clientsLine: HandOverLine = {
  kind: 'clients',
  label: 'collaborators:handOver.clients',
  isOfClients: false,
  count: (scope, { membershipId }) => countClientsOf(scope, membershipId),
  seenWith: async (scope, { membershipId }) =>
    (await findCareKindsOf(scope, membershipId)).map((kind) => carePermissions[kind]),
  handOver: async (scope, { from, to, ids }: HandOver) => {
    const moved = await moveClients(scope, { from, to, moved: ids?.map(movedClientOf) });
    // An undo gives clients back to whom they were with before.
    if (!ids) await assertCare(scope, Object.fromEntries(moved.map(({ kind }) => [kind, to])), 'lines');
    return moved.map(({ kind, clientId }) => `${kind} ${clientId}`);
  },
};

/** Publishes the clients of a line; the open apps of the professionals follow. */
export async function publishClients(
  scope: Scope,
  { from, to, ids, isAnnounced }: { from: string | null; to: string | null; ids: string[]; isAnnounced: boolean },
): Promise<void> {
  const handedOver = ids.map((id) => ({ ...movedClientOf(id), from, to }));
  await emitTeamChanged(scope, [from, to]);
  await publishHandedOver(scope, { handedOver, isAnnounced });
}

/** Publishes clients who got another professional, all at once. */
export async function publishHandedOver(
  scope: Scope,
  { handedOver, isAnnounced }: { handedOver: readonly HandedOver[]; isAnnounced: boolean },
): Promise<void> {
  if (handedOver.length === 0) return;
  await publish(scope, clientHandedOver, { handedOver, announced: isAnnounced ? handedOver : [] });
}

export function movedClientOf(id: string): MovedClient {
  const [kind = '', clientId = ''] = id.split(' ');
  return { kind: kind as MovedClient['kind'], clientId };
}
