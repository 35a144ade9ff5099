import type { programRoutes } from '../../contract.ts';
import type { Program, ProgramContent, Week } from '../../contract/document.ts';
import type { ProgramDetail } from '../../contract/editing.ts';
import { assertVisibleClient, foundOfClient, publishOpened } from '#areas/clients/server/public.ts';
import { assertEditable } from '#areas/sharing/server/public.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { bindDeletions, deleteRestorably } from '#shell/server/deletions.ts';
import { type DocumentEdit, editDocument } from '#shell/server/documents/document.ts';
import type { JsonText } from '#shell/server/http/json-text.ts';
import { publish } from '#shell/server/events.ts';
import { programDocument } from '../document.ts';
import { programRemoved, programRestored, programsDeleted } from '../events.ts';
import { findBegunWorkouts, findLastPerformances, findProgramExercises, findRowPerformances } from '../store/detail.ts';
import { findLoggedWorkouts, findMovedWorkouts } from '../store/dates.ts';
import { findDeletedOfClients } from '../store/deleted-programs.ts';
import { findAlongside, releaseReplacedPrograms, releaseRestored, replaceAgain } from '../store/replaced-programs.ts';
import { programCopies } from '../store/template-copies.ts';
import { emitProgramsChanged } from '../live.ts';
import { editablePrograms } from '../sharing.ts';
import * as store from '../store/programs.ts';
import { readSettingsOfProgram } from './settings.ts';

export async function getProgram(scope: Scope, { id }: { id: string }): Promise<{ program: Program }> {
  return { program: foundOfClient(scope, await store.findProgram(scope, id)) };
}

/** Returns the response of `getProgram` as JSON text. */
export async function getProgramJson(scope: Scope, { id }: { id: string }): Promise<JsonText<{ program: Program }>> {
  const { clientId, json } = foundOfClient(scope, await store.findProgramJson(scope, id));
  await publishOpened(scope, clientId);
  return json;
}

/** Returns the data with which the editor opens a program. The queries run in parallel. */
export async function getDetailForEdit(scope: Scope, { id }: { id: string }): Promise<JsonText<ProgramDetail>> {
  await assertEditable(scope, editablePrograms, [id]);
  const [program, exercises, previous, done, begun, logged, moved, copies, settings] = await Promise.all([
    getProgramJson(scope, { id }),
    findProgramExercises(scope, id),
    findLastPerformances(scope, id),
    findRowPerformances(scope, id),
    findBegunWorkouts(scope, id),
    findLoggedWorkouts(scope, id),
    findMovedWorkouts(scope, id),
    programCopies.count(scope, id),
    readSettingsOfProgram(scope, id),
  ]);
  return program.with({ exercises, previous, done, begun, logged, moved, ...copies, settings });
}

/** Deletes a template, whose copies stay, or the copy of a client, whose logged workouts stay. Both can be restored. */
async function deleteProgram(scope: Scope, { id }: { id: string }): Promise<void> {
  await assertEditable(scope, editablePrograms, [id]);
  await emitProgramsChanged(scope, [id]);
  await releaseReplacedPrograms(scope, id);
  if (!(await store.lockProgram(scope, id))) throw new Problem(commonProblems.not_found);
  await publish(scope, programRemoved, { programId: id });
  await deleteRestorably(scope, 'programs', [id]);
  await publish(scope, programsDeleted, { programIds: [id] });
}

const deletions = bindDeletions({ table: 'programs', onRestored });

/** The deleted templates, or the deleted programs of a client or of all clients. */
async function listDeleted(
  scope: Scope,
  { clientId, kind }: ParsedRequest<typeof programRoutes.deleted>,
): Promise<ApiResponse<typeof programRoutes.deleted>> {
  if (kind && !clientId) return { deleted: await findDeletedOfClients(scope) };
  if (clientId) await assertVisibleClient(scope, clientId);
  return deletions.deleted(scope, { clientId });
}

/** The program of a client whom the caller does not see stays deleted: this throws. */
async function onRestored(scope: Scope, id: string): Promise<void> {
  if (!(await store.lockProgram(scope, id))) throw new Problem(commonProblems.not_found);
  await releaseRestored(scope, id);
  await replaceAgain(scope, id);
  await publish(scope, programRestored, { programId: id });
  await emitProgramsChanged(scope, [id]);
}

/** Restores a template or the program of a client, with what the client follows beside it: the coach may have changed it meanwhile. */
async function undeleteProgram(
  scope: Scope,
  { id }: { id: string },
): Promise<ApiResponse<typeof programRoutes.undelete>> {
  await deletions.undelete(scope, { id });
  return { alongside: await findAlongside(scope, id) };
}

export const programDeletions = { delete: deleteProgram, deleted: listDeleted, undelete: undeleteProgram };

/** Deletes a template for good. It cannot be restored; its copies stay. */
export async function deleteTemplateForever(scope: Scope, { id }: { id: string }): Promise<void> {
  await emitProgramsChanged(scope, [id]);
  if (!(await store.deleteProgram(scope, id))) throw new Problem(commonProblems.not_found);
  await publish(scope, programsDeleted, { programIds: [id] });
}

/** Locks the program, applies `rule` to its weeks and saves the result as the next version. */
export function editWeeks(
  scope: Scope,
  edit: DocumentEdit,
  rule: (weeks: Week[]) => Week[] | Promise<Week[]>,
): Promise<{ version: number; content: ProgramContent }> {
  return editDocument(scope, programDocument, edit, async (content) => ({
    ...content,
    weeks: await rule(content.weeks),
  }));
}
