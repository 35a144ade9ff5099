import {
  assertCare,
  assertVisibleClient,
  type HandedOver,
  lockVisibleClients,
  moveClients,
  setProfessionals,
} from '#areas/clients/server/public.ts';
import { type CareKind, careKinds } from '#areas/clients/contract/care.ts';
import type { handOverRoutes } from '../../contract/hand-over.ts';
import { collaboratorProblems, type LineAction, type RemovalLine } from '../../contract.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitTeamChanged } from '../live.ts';
import { countInCharge } from '../store/in-charge.ts';
import { publishClients, publishHandedOver } from './clients-line.ts';
import { assertTarget, countLines, linesOf, linesSeenBy, runLines } from './removal.ts';
import { enterTeam, getCollaborator } from './team.ts';

interface ClientOf {
  /** The client. */
  id: string;
  collaboratorId: string;
}

/** Puts another professional in charge of one kind of care, who also gets what the former one assigned to the client. */
export async function changeCollaborator(
  scope: Scope,
  { id, kind, to, tellsClients }: { id: string; kind: CareKind; to: string; tellsClients: boolean },
): Promise<void> {
  await changeCollaborators(scope, { clientIds: [id], kinds: [kind], to, tellsClients });
}

/**
 * Puts a professional in charge of several clients, all of them or none. Clients who have this professional already do not change, so a
 * repeated call changes and announces nothing.
 */
export async function changeCollaborators(
  scope: Scope,
  request: ParsedRequest<typeof handOverRoutes.changeCollaborators>,
): Promise<{ changed: number }> {
  await enterTeam(scope);
  return entrust(scope, request);
}

/** `changeCollaborators` in a transaction that has already locked the team with `enterTeam`. */
export async function entrust(
  scope: Scope,
  { clientIds, kinds, to, tellsClients }: ParsedRequest<typeof handOverRoutes.changeCollaborators>,
): Promise<{ changed: number }> {
  if (!(await lockVisibleClients(scope, clientIds))) throw new Problem(commonProblems.not_found);
  await assertTarget(scope, to);
  const handedOver = await setProfessionals(scope, { clientIds, kinds, membershipId: to });
  if (handedOver.length === 0) return { changed: 0 };
  await assertCare(scope, Object.fromEntries(handedOver.map(({ kind }) => [kind, to])), 'to');
  await handOverRecords(scope, handedOver);
  await emitTeamChanged(scope, [...new Set(handedOver.map(({ from }) => from)), to]);
  await publishHandedOver(scope, { handedOver, isAnnounced: tellsClients });
  return { changed: new Set(handedOver.map(({ clientId }) => clientId)).size };
}

/** The professionals who are in charge of the clients now, by kind of care. */
export async function previewHandOver(scope: Scope, { clientIds }: { clientIds: string[] }) {
  const inCharge = await countInCharge(scope, clientIds);
  const total = inCharge.filter(({ kind }) => kind === careKinds[0]).reduce((sum, { clients }) => sum + clients, 0);
  if (total !== new Set(clientIds).size) throw new Problem(commonProblems.not_found);
  return { inCharge };
}

/** The form of a client does the same as `changeCollaborator`. What a professional without a successor assigned is the caller's. */
export async function handOverChosen(
  scope: Scope,
  { handedOver }: { handedOver: readonly HandedOver[] },
): Promise<void> {
  await handOverRecords(scope, handedOver);
}

/**
 * Hands over the records that the former professionals assigned to the clients: to the new professional, or to the caller if the new one
 * may not view them. The number of statements depends on the number of professionals, not of clients.
 */
async function handOverRecords(scope: Scope, handedOver: readonly HandedOver[]): Promise<void> {
  const lines = linesOfClients(scope);
  for (const { from, to, clientIds } of groupedByProfessionals(scope, handedOver)) {
    const owner = { membershipId: from, clientIds };
    const seen = await linesSeenBy(scope, lines, { membershipId: to, owner });
    const actions = seen.map(({ kind }): LineAction => ({ kind, action: 'handOver', to }));
    await runLines(scope, lines, { owner, actions });
  }
}

function groupedByProfessionals({ caller }: Scope, handedOver: readonly HandedOver[]) {
  const groups = new Map<string, { from: string; to: string; clientIds: string[] }>();
  for (const { clientId, from, to: chosen } of handedOver) {
    const to = chosen ?? caller.membershipId;
    if (!from || from === to) continue;
    const group = groups.get(`${from} ${to}`) ?? { from, to, clientIds: [] };
    if (!group.clientIds.includes(clientId)) group.clientIds.push(clientId);
    groups.set(`${from} ${to}`, group);
  }
  return [...groups.values()];
}

/** What the professional assigned to the client, with the number of records of each kind. */
export async function previewClientRemoval(
  scope: Scope,
  { id, collaboratorId }: ClientOf,
): Promise<{ lines: RemovalLine[] }> {
  await assertVisibleClient(scope, id);
  await getCollaborator(scope, { id: collaboratorId });
  return { lines: await countLines(scope, linesOfClients(scope), { membershipId: collaboratorId, clientIds: [id] }) };
}

/** Ends the care of a professional for one client. What they assigned is handed over, to the caller by default, or deleted. */
export async function removeClient(
  scope: Scope,
  { id, collaboratorId, lines, tellsClients }: ClientOf & { lines: LineAction[]; tellsClients: boolean },
): Promise<void> {
  await enterTeam(scope);
  await assertVisibleClient(scope, id);
  const owner = { membershipId: collaboratorId, clientIds: [id] };
  const removed = await moveClients(scope, { from: collaboratorId, to: null, clientId: id });
  if (removed.length === 0) throw new Problem(collaboratorProblems.not_in_charge);
  await runLines(scope, linesOfClients(scope), { owner, actions: lines });
  const ids = removed.map(({ kind, clientId }) => `${kind} ${clientId}`);
  await publishClients(scope, { from: collaboratorId, to: null, ids, isAnnounced: tellsClients });
}

function linesOfClients(scope: Scope) {
  return linesOf(scope).filter(({ isOfClients }) => isOfClients);
}
