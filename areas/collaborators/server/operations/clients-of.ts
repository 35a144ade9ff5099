import {
  assertCare,
  assertVisibleClient,
  type HandedOver,
  moveClients,
  setProfessional,
} from '#areas/clients/server/public.ts';
import type { CareKind } from '#areas/clients/contract/care.ts';
import { collaboratorProblems, type LineAction, type RemovalLine } from '../../contract.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publishClients } from './clients-line.ts';
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
  await enterTeam(scope);
  await assertVisibleClient(scope, id);
  await assertTarget(scope, to);
  const from = await setProfessional(scope, { clientId: id, kind, membershipId: to });
  if (from === to) return;
  await assertCare(scope, { [kind]: to }, 'to');
  if (from) await handOverRecords(scope, { clientId: id, from, to });
  await publishClients(scope, { from, to, ids: [`${kind} ${id}`], isAnnounced: tellsClients });
}

/** The form of a client does the same as `changeCollaborator`. What a professional without a successor assigned is the caller's. */
export async function handOverChosen(
  scope: Scope,
  { handedOver }: { handedOver: readonly HandedOver[] },
): Promise<void> {
  for (const { clientId, from, to } of handedOver)
    if (from) await handOverRecords(scope, { clientId, from, to: to ?? scope.caller.membershipId });
}

/** Gives what a professional assigned to a client to another one, and what that one may not see to the caller. */
async function handOverRecords(
  scope: Scope,
  { clientId, from, to }: { clientId: string; from: string; to: string },
): Promise<void> {
  if (from === to) return;
  const lines = linesOfClients(scope);
  const owner = { membershipId: from, clientId };
  const seen = await linesSeenBy(scope, lines, { membershipId: to, owner });
  const actions = seen.map(({ kind }): LineAction => ({ kind, action: 'handOver', to }));
  await runLines(scope, lines, { owner, actions });
}

/** What the professional assigned to the client, with the number of records of each kind. */
export async function previewClientRemoval(
  scope: Scope,
  { id, collaboratorId }: ClientOf,
): Promise<{ lines: RemovalLine[] }> {
  await assertVisibleClient(scope, id);
  await getCollaborator(scope, { id: collaboratorId });
  return { lines: await countLines(scope, linesOfClients(scope), { membershipId: collaboratorId, clientId: id }) };
}

/** Ends the care of a professional for one client. What they assigned is handed over, to the caller by default, or deleted. */
export async function removeClient(
  scope: Scope,
  { id, collaboratorId, lines, tellsClients }: ClientOf & { lines: LineAction[]; tellsClients: boolean },
): Promise<void> {
  await enterTeam(scope);
  await assertVisibleClient(scope, id);
  const owner = { membershipId: collaboratorId, clientId: id };
  const removed = await moveClients(scope, { from: collaboratorId, to: null, clientId: id });
  if (removed.length === 0) throw new Problem(collaboratorProblems.not_in_charge);
  await runLines(scope, linesOfClients(scope), { owner, actions: lines });
  const ids = removed.map(({ kind, clientId }) => `${kind} ${clientId}`);
  await publishClients(scope, { from: collaboratorId, to: null, ids, isAnnounced: tellsClients });
}

function linesOfClients(scope: Scope) {
  return linesOf(scope).filter(({ isOfClients }) => isOfClients);
}
