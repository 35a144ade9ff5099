import { deactivateMembership, reactivateMembership } from '#areas/account/server/public.ts';
import { type CollaboratorDetail, collaboratorProblems, type LineAction, type RemovalLine } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { closeEndedConnections } from '#shell/server/realtime/ended-sessions.ts';
import { extensionsOf } from '#shell/server/extension-points.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { collaboratorRemoved } from '../events.ts';
import { type HandOverLine, type HandOverOwner, handOverLines } from '../hand-over.ts';
import { emitTeamChanged } from '../live.ts';
import { withdrawRequestsOf } from '../store/ownership.ts';
import { type DoneLine, findRemoval, insertRemoval, markRestored, saveLines } from '../store/removals.ts';
import { findCollaborator, findTeamPermissions, type TeamPermissions } from '../store/team.ts';
import { clientsLine, movedClientOf, publishClients } from './clients-line.ts';
import { enterTeam, getCollaborator } from './team.ts';

type Id = { id: string };

/** What a removal hands over, with the number of records of each kind; lines without records are left out. */
export async function previewRemoval(scope: Scope, { id }: Id): Promise<{ lines: RemovalLine[] }> {
  await assertRemovable(scope, id);
  return { lines: await countLines(scope, linesOf(scope), { membershipId: id }) };
}

export async function countLines(scope: Scope, all: HandOverLine[], owner: HandOverOwner): Promise<RemovalLine[]> {
  const t = textsIn(scope.language);
  const [team, counted] = await Promise.all([
    findTeamPermissions(scope),
    Promise.all(
      all.map(async (line) => {
        const [total, needed] = await Promise.all([line.count(scope, owner), line.seenWith(scope, owner)]);
        return { line, total, needed };
      }),
    ),
  ]);
  return counted
    .filter(({ total }) => total > 0)
    .map(({ line, total, needed }) => ({
      kind: line.kind,
      label: labelOf(scope, line, total),
      total,
      isRemovable: line.delete !== undefined,
      isRestorable: line.restore !== undefined && owner.clientIds === undefined,
      restoreNote: line.restoreNote ? t(line.restoreNote as 'chats:handOver.scheduledRestored') : null,
      receiverIds: team
        .filter((person) => person.id !== owner.membershipId && maySee(person, needed))
        .map(({ id }) => id),
    }));
}

/** The lines whose records a colleague may see. */
export async function linesSeenBy(
  scope: Scope,
  all: HandOverLine[],
  { membershipId, owner }: { membershipId: string; owner: HandOverOwner },
): Promise<HandOverLine[]> {
  const person = (await findTeamPermissions(scope)).find(({ id }) => id === membershipId);
  const needed = await Promise.all(all.map((line) => line.seenWith(scope, owner)));
  return all.filter((_, index) => person && maySee(person, needed[index] ?? []));
}

function maySee({ permissions }: TeamPermissions, needed: readonly (readonly string[])[]): boolean {
  return needed.every((oneOf) => oneOf.some((permission) => permissions.includes(permission)));
}

function labelOf(scope: Scope, line: HandOverLine, count: number): string {
  return textsIn(scope.language)(line.label as 'collaborators:handOver.clients', { count });
}

/**
 * Removes a collaborator in one transaction: their records are handed over or deleted line by line, their sessions end, and
 * the membership is archived. `tellsClients`: whether the clients read who follows them from now on.
 */
export async function removeCollaborator(
  scope: Scope,
  { id, lines, tellsClients }: Id & { lines: LineAction[]; tellsClients: boolean },
): Promise<{ collaborator: CollaboratorDetail }> {
  await enterTeam(scope);
  await assertRemovable(scope, id);
  // First, so that a save that puts them in charge of a client comes before the lines or is refused.
  await deactivateMembership(scope, id);
  const removalId = newId();
  await insertRemoval(scope, { id: removalId, membershipId: id });
  const done = await runLines(scope, linesOf(scope), { owner: { membershipId: id }, actions: lines, removalId });
  const clients = done.find(({ kind }) => kind === clientsLine.kind);
  if (clients) clients.isAnnounced = tellsClients;
  await saveLines(scope, removalId, done);
  await withdrawRequestsOf(scope, id);
  closeEndedConnections(scope, id);
  if (clients) await publishClients(scope, { from: id, to: clients.to, ids: clients.ids, isAnnounced: tellsClients });
  await emitTeamChanged(scope);
  const clientIds = [...new Set(clients?.ids.map((moved) => movedClientOf(moved).clientId))];
  await publish(scope, collaboratorRemoved, { membershipId: id, clientIds });
  return getCollaborator(scope, { id });
}

async function assertRemovable(scope: Scope, id: string): Promise<void> {
  const { collaborator } = await getCollaborator(scope, { id });
  if (collaborator.isSelf || collaborator.role === 'admin') throw new Problem(collaboratorProblems.is_admin);
  if (collaborator.removedAt) throw new Problem(collaboratorProblems.already_removed);
}

/** Hands over everything to the caller. */
export async function deleteCollaborator(scope: Scope, { id }: Id): Promise<void> {
  await removeCollaborator(scope, { id, lines: [], tellsClients: true });
}

/**
 * Undoes a removal: the collaborator logs in again and gets back what was handed over and still is where it went, and what was
 * deleted and can be restored. Clients get a system message about the undo if they got one about the removal.
 */
export async function restoreCollaborator(scope: Scope, { id }: Id): Promise<{ collaborator: CollaboratorDetail }> {
  await enterTeam(scope);
  const { collaborator } = await getCollaborator(scope, { id });
  const removal = await findRemoval(scope, id);
  if (!(collaborator.removedAt && removal)) throw new Problem(collaboratorProblems.not_removed);
  if (!removal.isUndoable) throw new Problem(collaboratorProblems.undo_over);
  await reactivateMembership(scope, id);
  const known = linesOf(scope);
  // What is restored first: meal plans wait for corrections of foods, which wait for recipes and plans that are handed over.
  const lines = removal.lines.toSorted((one, other) => Number(one.to !== null) - Number(other.to !== null));
  for (const { kind, to, ids, isAnnounced } of lines) {
    const line = known.find((one) => one.kind === kind);
    if (to === null) await line?.restore?.(scope, { removalId: removal.id, ids });
    const returned = to && (await line?.handOver(scope, { from: to, to: id, ids }));
    if (returned && kind === clientsLine.kind)
      await publishClients(scope, { from: to, to: id, ids: returned, isAnnounced });
  }
  await markRestored(scope, removal.id);
  await emitTeamChanged(
    scope,
    removal.lines.map(({ to }) => to),
  );
  return getCollaborator(scope, { id });
}

interface LineRun {
  owner: HandOverOwner;
  actions: LineAction[];
  /** The removal of the owner; missing when only some clients get another professional. */
  removalId?: string;
}

/** Runs the action of each line, or hands over to the caller. Lines run one after the other, in the order of the areas. */
export async function runLines(
  scope: Scope,
  all: HandOverLine[],
  { owner, actions, removalId }: LineRun,
): Promise<DoneLine[]> {
  if (actions.some(({ kind }) => !all.some((line) => line.kind === kind)))
    throw new Problem(collaboratorProblems.line_unknown, { field: 'lines' });
  const targets = actions.flatMap((chosen) => (chosen.action === 'handOver' ? [chosen.to] : []));
  for (const to of new Set(targets)) await assertTarget(scope, to, owner.membershipId);
  const team = await findTeamPermissions(scope);
  const done: DoneLine[] = [];
  for (const line of all) {
    const chosen = actions.find(({ kind }) => kind === line.kind);
    done.push(await runLine(scope, line, { owner, chosen, removalId, team }));
  }
  return done.filter(({ to, ids }) => to === null || ids.length > 0);
}

interface RunningLine {
  owner: HandOverOwner;
  chosen: LineAction | undefined;
  removalId: string | undefined;
  team: readonly TeamPermissions[];
}

async function runLine(
  scope: Scope,
  line: HandOverLine,
  { owner, chosen, removalId, team }: RunningLine,
): Promise<DoneLine> {
  const { kind } = line;
  const { membershipId: from, clientIds } = owner;
  if (chosen?.action === 'delete') {
    if (!line.delete) throw new Problem(collaboratorProblems.not_deletable, { field: 'lines' });
    return { kind, to: null, ids: await line.delete(scope, owner, removalId), isAnnounced: false };
  }
  const to = chosen?.to ?? scope.caller.membershipId;
  const needed = await line.seenWith(scope, owner);
  const ids = await line.handOver(scope, { from, to, clientIds });
  const receiver = team.find(({ id }) => id === to);
  if (chosen && receiver && ids.length > 0 && !maySee(receiver, needed))
    throw new Problem(collaboratorProblems.receiver_may_not_see, {
      values: { name: receiver.name, records: labelOf(scope, line, ids.length) },
      field: 'lines',
    });
  return { kind, to, ids, isAnnounced: false };
}

/** Records and clients go to an active member of the team, other than the one who gives them up. */
export async function assertTarget(scope: Scope, to: string, from?: string): Promise<void> {
  const target = await findCollaborator(scope, to);
  if (!target || target.removedAt || to === from) throw new Problem(collaboratorProblems.target_unfit, { field: 'to' });
}

export function linesOf(scope: Scope): HandOverLine[] {
  return [clientsLine, ...extensionsOf(scope, handOverLines)];
}
