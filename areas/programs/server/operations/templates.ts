import { programProblems } from '../../contract.ts';
import type { Program, Week } from '../../contract/document.ts';
import { withNumbers } from '../../rules/numbers.ts';
import { newWeeks } from '../../rules/weeks.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { copyAsTemplate } from '../store/copies.ts';
import * as store from '../store/programs.ts';
import { saveWeeks } from '../store/weeks.ts';
import { assertValidRows, assertUniqueIds } from './checks.ts';
import { getProgram } from './programs.ts';

type OneProgram = Promise<{ program: Program }>;

interface NewTemplate {
  title: string;
  weeks: number;
  daysAWeek: number;
  folderId?: string | null;
  content?: Week[] | null;
}

/** A new model starts with empty days, ready to be filled, or with the content that is handed over. */
export async function createProgram(scope: Scope, asked: NewTemplate): OneProgram {
  const { title, folderId = null, content = null } = asked;
  const weeks = content ? withNumbers(content) : newWeeks({ weeks: asked.weeks, daysAWeek: asked.daysAWeek, newId });
  const id = newId();
  await store.insertTemplate(scope, { id, title, info: '', folder_id: folderId });
  if (content) await assertValidRows(scope, weeks);
  assertUniqueIds(weeks);
  if (!(await saveWeeks(scope, { programId: id, weeks }))) throw new Problem(programProblems.ids_taken);
  return getProgram(scope, { id });
}

/** A model with everything that the program has, also when that is a client's copy. */
export async function duplicateProgram(
  scope: Scope,
  { id, folderId }: { id: string; folderId?: string | null | undefined },
): OneProgram {
  const copyId = newId();
  if (!(await copyAsTemplate(scope, { programId: id, id: copyId, folderId })))
    throw new Problem(commonProblems.not_found);
  return getProgram(scope, { id: copyId });
}

/** Null: outside all folders. Only models are kept in folders. */
export async function moveToFolder(
  scope: Scope,
  { programIds, folderId }: { programIds: string[]; folderId: string | null },
): Promise<void> {
  const ids = [...new Set(programIds)];
  const { seen, templates } = await store.countKinds(scope, ids);
  if (seen < ids.length) throw new Problem(commonProblems.not_found, { field: 'programIds' });
  if (templates < ids.length) throw new Problem(programProblems.not_a_model, { field: 'programIds' });
  await store.putInFolder(scope, ids, folderId);
}
