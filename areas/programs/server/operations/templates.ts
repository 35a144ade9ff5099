import { titleWithoutClient } from '#areas/assignments/rules/title-without-client.ts';
import { assertVisibleFolder, visibleFolderId } from '#areas/folders/server/public.ts';
import { assertEditable, readSharedByDefault, shareRecord } from '#areas/sharing/server/public.ts';
import { programProblems, type programRoutes } from '../../contract.ts';
import type { Program, Week } from '../../contract/document.ts';
import { cloneWeeks } from '../../rules/clone-weeks.ts';
import { newWeeks } from '../../rules/weeks.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { contentOf } from '#shell/server/documents/document.ts';
import { assertValid, columnsOf, programDocument } from '../document.ts';
import { emitProgramsChanged } from '../live.ts';
import { saveProgramIndex } from '../store/program-index.ts';
import { editablePrograms, sharedTemplates } from '../sharing.ts';
import * as store from '../store/programs.ts';
import { getProgram } from './programs.ts';

type OneProgram = Promise<{ program: Program }>;

/** Creates a template with empty days, or with the weeks of `content`. */
export async function createProgram(
  scope: Scope,
  {
    title,
    info = '',
    weeks,
    daysAWeek,
    folderId,
    content,
  }: ParsedRequest<typeof programRoutes.create> & { info?: string },
): OneProgram {
  return insertTemplate(scope, {
    content: { title, info, weeks: content ?? newWeeks({ weeks, daysAWeek, newId }) },
    folderId,
  });
}

/** Creates a template with the content of a template or copy; the title does not name the client of a copy. */
export async function duplicateProgram(
  scope: Scope,
  { id, folderId }: ParsedRequest<typeof programRoutes.duplicate>,
): OneProgram {
  const program = found(await store.findProgram(scope, id));
  const { info, weeks, clientName, templateTitle } = program;
  const withoutName = (named: string | null) => titleWithoutClient(named ?? '', clientName ?? '');
  const neutral = textsIn(scope.language)('programs:assigned.title');
  const title = withoutName(program.title) || withoutName(templateTitle) || neutral;
  return insertTemplate(scope, {
    content: { title, info, weeks: cloneWeeks(weeks, newId) },
    folderId: folderId === undefined ? await visibleFolderId(scope, program.folderId) : folderId,
  });
}

/** Moves templates to a folder, or outside all folders with null. Copies cannot be moved. */
export async function moveToFolder(
  scope: Scope,
  { programIds, folderId }: { programIds: string[]; folderId: string | null },
): Promise<void> {
  const ids = [...new Set(programIds)];
  const { visible, templates } = await store.countKinds(scope, ids);
  if (visible < ids.length) throw new Problem(commonProblems.not_found, { field: 'programIds' });
  if (templates < ids.length) throw new Problem(programProblems.not_a_template, { field: 'programIds' });
  await assertEditable(scope, editablePrograms, ids);
  await assertVisibleFolder(scope, folderId);
  await store.putInFolder(scope, ids, folderId);
  await emitProgramsChanged(scope, ids);
}

/** Nothing that was copied from the template changes. */
export async function shareProgram(scope: Scope, request: ParsedRequest<typeof programRoutes.share>): Promise<void> {
  await shareRecord(scope, sharedTemplates, request);
}

async function insertTemplate(
  scope: Scope,
  template: { content: { title: string; info: string; weeks: Week[] }; folderId: string | null },
): OneProgram {
  const id = newId();
  const content = contentOf(programDocument, template.content);
  await assertValid(scope, content, null);
  await assertVisibleFolder(scope, template.folderId);
  const isShared = await readSharedByDefault(scope, 'templates');
  const columns = { ...columnsOf(content), folder_id: template.folderId, is_shared: isShared };
  await store.insertTemplate(scope, { id, content, ...columns });
  const isIndexed = await saveProgramIndex(scope, id, { before: null, after: content });
  if (!isIndexed) throw new Problem(programProblems.ids_taken);
  await emitProgramsChanged(scope, [id]);
  return getProgram(scope, { id });
}
