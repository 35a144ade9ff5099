import { assertClientLimit } from '#areas/clients/server/public.ts';
import { type AssignPreview, maxRecipients, programProblems, type runningChoices } from '../../contract.ts';
import type { ProgramContent } from '../../contract/document.ts';
import { cloneWeeks } from '../../rules/clone-weeks.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import { programDocument } from '../document.ts';
import {
  type AssignmentInput,
  endOverlappingPrograms,
  findAssignmentInput,
  findOverlap,
  type RecipientIds,
} from '../store/assignment.ts';
import { type Copy, insertCopies } from '../store/copies.ts';

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

/** Copies are inserted in batches of at most this many rows, which bounds memory and the size of a statement. */
const maxRowsAtOnce = 12_000;

/**
 * Creates one copy for each client, also for the members of the groups. A copy references its template and does not change
 * with it. `replace` ends the programs that overlap the first day.
 */
export async function assignProgram(scope: Scope, assignment: Assignment): Promise<{ programIds: string[] }> {
  const { id, startsOn, note, running = 'keep' } = assignment;
  const recipients = uniqueRecipients(assignment);
  const [input, { content }] = await Promise.all([
    findAssignmentInput(scope, recipients),
    getDocument(scope, programDocument, id),
    assertClientLimit(scope, 0),
  ]);
  const { rows, clientIds } = found(input);
  assertRecipients(found(input), recipients);
  const copies = clientIds.map((clientId) => ({ id: newId(), clientId }));
  const copiesAtOnce = Math.max(1, Math.floor(maxRowsAtOnce / rows));
  for (let first = 0; first < copies.length; first += copiesAtOnce) {
    const batch = copies.slice(first, first + copiesAtOnce).map((copy) => ({ ...copy, content: cloned(content) }));
    await insertCopies(scope, { programId: id, startsOn, note: note ?? '' }, batch);
  }
  if (running === 'replace') await endOverlappingPrograms(scope, copies, startsOn);
  return { programIds: copies.map((copy) => copy.id) };
}

/** Previews an assignment. Without recipients the preview is empty, which is not a problem. */
export async function previewAssignment(scope: Scope, recipients: Recipients): Promise<{ preview: AssignPreview }> {
  const ids = uniqueRecipients(recipients);
  const input = found(await findAssignmentInput(scope, ids));
  assertKnownRecipients(input, ids);
  const { clientIds } = input;
  const overlap = await findOverlap(scope, { id: ids.id, clientIds, startsOn: recipients.startsOn });
  return { preview: { clients: clientIds.length, ...overlap } };
}

function cloned(content: ProgramContent): Copy['content'] {
  return { ...content, weeks: cloneWeeks(content.weeks, newId) };
}

function uniqueRecipients({ id, clientIds, groupIds }: Recipients): RecipientIds {
  return { id, clientIds: [...new Set(clientIds)], groupIds: [...new Set(groupIds)] };
}

function assertRecipients(input: AssignmentInput, recipients: RecipientIds): void {
  assertKnownRecipients(input, recipients);
  if (input.rows === 0) throw new Problem(programProblems.empty);
  if (input.clientIds.length === 0) throw new Problem(programProblems.nobody, { field: 'clientIds' });
  if (input.clientIds.length > maxRecipients)
    throw new Problem(programProblems.too_many_clients, { values: { most: maxRecipients } });
}

/** Every client of the request must be active and visible to the caller, every group must be of the account. */
function assertKnownRecipients({ groups, clientIds }: AssignmentInput, recipients: RecipientIds): void {
  if (groups < recipients.groupIds.length) throw new Problem(commonProblems.not_found, { field: 'groupIds' });
  const known = new Set(clientIds);
  if (!recipients.clientIds.every((id) => known.has(id)))
    throw new Problem(commonProblems.not_found, { field: 'clientIds' });
}
