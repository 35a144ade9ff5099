import { assertClientLimit, findWithheldClients } from '#areas/clients/server/public.ts';
import { type AssignPreview, assignmentProblems } from '#areas/assignments/contract.ts';
import { maxListedCopies, maxListedNames, maxRecipients } from '#areas/assignments/contract/limits.ts';
import { translateNames } from '#areas/exercises/server/public.ts';
import { metricLimits } from '#areas/metrics/contract/measurement.ts';
import { readMaxima } from '#areas/metrics/server/public.ts';
import {
  endOverlappingCopies,
  findAssigned,
  findNotes,
  findOverlap,
  findRecipients,
  requireRecipients,
} from '#areas/assignments/server/public.ts';
import { programProblems, type programRoutes } from '../../contract.ts';
import type { ExerciseRow } from '../../contract/document.ts';
import { cloneWeeks } from '../../rules/clone-weeks.ts';
import { rowsOf } from '../../rules/content.ts';
import { needsMaximum } from '../../rules/percent-loads.ts';
import { endsOn as lastDayOf } from '../../rules/schedule.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import { publish } from '#shell/server/events.ts';
import { emitProgramsChanged } from '../live.ts';
import { programDocument } from '../document.ts';
import { programAssigned } from '../events.ts';
import { findClientNames, insertCopies } from '../store/copies.ts';
import { endBefore } from '../store/dates.ts';

/** Copies are inserted in batches of at most this many rows, which bounds memory and the size of a statement. */
const maxRowsAtOnce = 12_000;

/**
 * Creates one copy for each client, also for the members of the groups, without those who have a copy in these days unless
 * `includesAssigned`. A copy references its template and does not change with it. `replace` ends the programs that overlap the first day.
 */
export async function assignProgram(
  scope: Scope,
  assignment: ParsedRequest<typeof programRoutes.assign>,
): Promise<{ copyIds: string[] }> {
  const { id, startsOn, note, overlap, includesAssigned } = assignment;
  const [chosen, { content }] = await Promise.all([
    requireRecipients(scope, assignment),
    getDocument(scope, programDocument, id),
    assertClientLimit(scope, 0),
  ]);
  const rows = rowsOf(content.weeks).length;
  if (rows === 0) throw new Problem(programProblems.empty);

  const endsOn = lastDayOf({ startsOn }, content.weeks.length);
  const assigned = includesAssigned
    ? []
    : await findAssigned(scope, 'programs', { templateId: id, clientIds: chosen, startsOn, endsOn });
  const clientIds = without(chosen, assigned);
  if (clientIds.length === 0) throw new Problem(assignmentProblems.all_assigned, { field: 'clientIds' });
  const copies = clientIds.map((clientId) => ({ id: newId(), clientId }));
  const copiesAtOnce = Math.max(1, Math.floor(maxRowsAtOnce / rows));
  for (let first = 0; first < copies.length; first += copiesAtOnce) {
    const batch = copies
      .slice(first, first + copiesAtOnce)
      .map((copy) => ({ ...copy, content: { ...content, weeks: cloneWeeks(content.weeks, newId) } }));
    await insertCopies(scope, { programId: id, startsOn, note: note ?? '' }, batch);
  }
  if (overlap === 'replace')
    await endOverlappingCopies(scope, 'programs', { copies, startsOn, end: endBefore(startsOn) });
  const copyIds = copies.map((copy) => copy.id);
  await emitProgramsChanged(scope, copyIds);
  await publish(scope, programAssigned, { title: content.title, startsOn, copies });
  return { copyIds };
}

/** Previews an assignment. Without recipients the preview is empty, which is not a problem. */
export async function previewAssignment(
  scope: Scope,
  assignment: ParsedRequest<typeof programRoutes.previewAssign>,
): Promise<{ preview: AssignPreview }> {
  const { id: templateId, startsOn, includesAssigned } = assignment;
  const [chosen, { content }] = await Promise.all([
    findRecipients(scope, assignment),
    getDocument(scope, programDocument, templateId),
  ]);
  const endsOn = lastDayOf({ startsOn }, content.weeks.length);
  const assigned = await findAssigned(scope, 'programs', { templateId, clientIds: chosen, startsOn, endsOn });
  const clientIds = includesAssigned ? chosen : without(chosen, assigned);
  const [overlap, notes, maxima] = await Promise.all([
    findOverlap(scope, 'programs', { templateId, clientIds, startsOn, endsOn }),
    findNotes(scope, clientIds),
    findMissingMaxima(scope, { clientIds: clientIds.slice(0, maxRecipients), rows: rowsOf(content.weeks) }),
  ]);
  const again = {
    alreadyAssigned: assigned.length,
    assignedNames: assigned.slice(0, maxListedNames).map(({ name }) => name),
    leftOutIds: includesAssigned ? [] : assigned.slice(0, maxRecipients).map(({ id }) => id),
  };
  return { preview: { clients: clientIds.length, ...overlap, ...again, ...notes, ...maxima } };
}

function without(clientIds: readonly string[], clients: readonly { id: string }[]): string[] {
  const ids = new Set(clients.map(({ id }) => id));
  return clientIds.filter((id) => !ids.has(id));
}

/**
 * The exercises with loads that are shares of a maximum which is unknown for some of the clients. Clients whose health data the caller may
 * not read are only counted: a missing maximum is health data too.
 */
async function findMissingMaxima(
  scope: Scope,
  { clientIds, rows }: { clientIds: readonly string[]; rows: readonly ExerciseRow[] },
): Promise<Pick<AssignPreview, 'withoutMaximum' | 'withheldMaxima'>> {
  const wanted = new Map(rows.filter(needsMaximum).map((row) => [row.exerciseId, row]));
  const exercises = [...wanted.values()].slice(0, metricLimits.exercises);
  if (exercises.length === 0 || clientIds.length === 0) return { withoutMaximum: [] };
  const [maxima, clients, withheld, nameOf] = await Promise.all([
    readMaxima(scope, { clientIds, exerciseIds: exercises.map(({ exerciseId }) => exerciseId) }),
    findClientNames(scope, clientIds),
    findWithheldClients(scope, clientIds),
    translateNames(scope, exercises, scope.language),
  ]);
  const known = new Set(maxima.map(({ clientId, exerciseId }) => `${clientId} ${exerciseId}`));
  const readable = clients.filter(({ id }) => !withheld.has(id));
  const withoutMaximum = exercises
    .flatMap((row) => {
      const missing = readable.filter(({ id }) => !known.has(`${id} ${row.exerciseId}`));
      const listed = missing.slice(0, maxListedNames).map(({ id, name }) => ({ id, name }));
      return missing.length === 0 ? [] : [{ exercise: nameOf(row), clients: missing.length, listed }];
    })
    .slice(0, maxListedCopies);
  return { withoutMaximum, ...(withheld.size > 0 && { withheldMaxima: withheld.size }) };
}
