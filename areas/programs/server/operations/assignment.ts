import { assertClientLimit } from '#areas/clients/server/public.ts';
import { type AssignPreview, maxRecipients, programProblems, type runningChoices } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import {
  type Asked,
  type AssignmentInput,
  endOverlappingPrograms,
  findAssignmentInput,
  findOverlap,
} from '../store/assignment.ts';
import { copyProgram } from '../store/copies.ts';

interface Recipients {
  id: string;
  clientIds: string[];
  groupIds?: string[];
  startsOn: string;
}

interface Assignment extends Recipients {
  note: string | null;
  running?: (typeof runningChoices)[number];
}

/**
 * Every client, named or of a group, gets a copy of their own, which remembers its model; later edits of the model do
 * not touch it. `replace` ends what a client trains on by then.
 */
export async function assignProgram(scope: Scope, assignment: Assignment): Promise<{ programIds: string[] }> {
  const { id, startsOn, note, running = 'keep' } = assignment;
  const asked = eachOnce(assignment);
  const [facts] = await Promise.all([findAssignmentInput(scope, asked), assertClientLimit(scope, 0)]);
  const clients = clientsOf(found(facts), asked);

  const copies = clients.map((clientId) => ({ id: newId(), clientId }));
  await copyProgram(scope, { programId: id, startsOn, note: note ?? '' }, copies);
  if (running === 'replace') await endOverlappingPrograms(scope, copies, startsOn);
  return { programIds: copies.map((copy) => copy.id) };
}

/** What assigning would come to. Nobody chosen yet is an answer, not a refusal. */
export async function previewAssignment(scope: Scope, recipients: Recipients): Promise<{ preview: AssignPreview }> {
  const asked = eachOnce(recipients);
  const facts = found(await findAssignmentInput(scope, asked));
  refuseUnknown(facts, asked);
  const { clientIds } = facts;
  const overlap = await findOverlap(scope, { id: asked.id, clientIds, startsOn: recipients.startsOn });
  return { preview: { clients: clientIds.length, ...overlap } };
}

function eachOnce({ id, clientIds, groupIds }: Recipients): Asked {
  return { id, clientIds: [...new Set(clientIds)], groupIds: [...new Set(groupIds)] };
}

/** Those who get a copy. */
function clientsOf(facts: AssignmentInput, asked: Asked): string[] {
  const { rows, clientIds } = facts;
  refuseUnknown(facts, asked);
  if (rows === 0) throw new Problem(programProblems.empty);
  if (clientIds.length === 0) throw new Problem(programProblems.nobody, { field: 'clientIds' });
  if (clientIds.length > maxRecipients)
    throw new Problem(programProblems.too_many_clients, { values: { most: maxRecipients } });
  return clientIds;
}

/** Everybody who was named must be an active client of the caller, every group one of the account. */
function refuseUnknown({ groups, clientIds }: AssignmentInput, asked: Asked): void {
  if (groups < asked.groupIds.length) throw new Problem(commonProblems.not_found, { field: 'groupIds' });
  const known = new Set(clientIds);
  if (!asked.clientIds.every((id) => known.has(id)))
    throw new Problem(commonProblems.not_found, { field: 'clientIds' });
}
