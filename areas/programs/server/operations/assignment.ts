import { assertClientLimit } from '#areas/clients/server/public.ts';
import type { AssignPreview, OverlapChoice } from '#areas/assignments/contract.ts';
import {
  endOverlappingCopies,
  findOverlap,
  findRecipients,
  type RecipientIds,
  requireRecipients,
} from '#areas/assignments/server/public.ts';
import { programProblems } from '../../contract.ts';
import { cloneWeeks } from '../../rules/clone-weeks.ts';
import { rowsOf } from '../../rules/contents.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import { programDocument } from '../document.ts';
import { requireProgram } from './lists.ts';
import { insertCopies } from '../store/copies.ts';

interface PlannedAssignment extends RecipientIds {
  id: string;
  startsOn: string;
}

interface Assignment extends PlannedAssignment {
  note: string | null;
  overlap?: OverlapChoice;
}

/** Copies are made and inserted in portions, so that memory and the length of a statement do not grow with their number. */
const maxRowsAtOnce = 12_000;

/**
 * Every client, named or in a group, gets a copy that remembers its template; later edits of the template do not change
 * it. `replace` ends what the clients follow on the first day.
 */
export async function assignProgram(scope: Scope, assignment: Assignment): Promise<{ copyIds: string[] }> {
  const { id, startsOn, note, overlap = 'keep' } = assignment;
  const [clientIds, { content }] = await Promise.all([
    requireRecipients(scope, assignment),
    getDocument(scope, programDocument, id),
    assertClientLimit(scope, 0),
  ]);
  const rows = rowsOf(content.weeks).length;
  if (rows === 0) throw new Problem(programProblems.empty);

  const copies = clientIds.map((clientId) => ({ id: newId(), clientId }));
  const copiesAtOnce = Math.max(1, Math.floor(maxRowsAtOnce / rows));
  for (let first = 0; first < copies.length; first += copiesAtOnce) {
    const portion = copies
      .slice(first, first + copiesAtOnce)
      .map((copy) => ({ ...copy, content: { ...content, weeks: cloneWeeks(content.weeks, newId) } }));
    await insertCopies(scope, { programId: id, startsOn, note: note ?? '' }, portion);
  }
  if (overlap === 'replace') await endOverlappingCopies(scope, 'programs', copies, startsOn);
  return { copyIds: copies.map((copy) => copy.id) };
}

/** What assigning would do; no recipients are a valid preview. */
export async function previewAssignment(
  scope: Scope,
  assignment: PlannedAssignment,
): Promise<{ preview: AssignPreview }> {
  const { id: templateId, startsOn } = assignment;
  const [clientIds] = await Promise.all([findRecipients(scope, assignment), requireProgram(scope, templateId)]);
  const overlap = await findOverlap(scope, 'programs', { templateId, clientIds, startsOn });
  return { preview: { clients: clientIds.length, ...overlap } };
}
