import { programProblems } from '../../contract.ts';
import type { Program } from '../../contract/document.ts';
import { withNumbers } from '../../rules/numbers.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from '../store/programs.ts';
import { deleteOthers, saveWeeks } from '../store/weeks.ts';
import { assertValidRows, assertUniqueIds } from './checks.ts';

type OneProgram = Promise<{ program: Program }>;
type Named = { id: string };

export async function getProgram(scope: Scope, { id }: Named): OneProgram {
  return { program: found(await store.findProgram(scope, id)) };
}

/**
 * Saves the whole document. Letters, positions and numbers are computed again here: the ones that arrive are only the
 * editor's preview. A document that started from an older version is refused, with the newer one.
 */
export async function saveProgram(
  scope: Scope,
  sent: Named & Pick<Program, 'title' | 'info' | 'version' | 'weeks'>,
): OneProgram {
  const weeks = withNumbers(sent.weeks);
  if (!(await store.saveHeader(scope, { ...sent, weeks: weeks.length }))) await refuseStale(scope, sent.id);
  assertUniqueIds(weeks);
  await assertValidRows(scope, weeks);
  if (!(await saveWeeks(scope, { programId: sent.id, weeks }))) throw new Problem(programProblems.ids_taken);
  await deleteOthers(scope, { programId: sent.id, weeks });
  return getProgram(scope, { id: sent.id });
}

export async function deleteProgram(scope: Scope, { id }: Named): Promise<void> {
  if (!(await store.deleteProgram(scope, id))) throw new Problem(commonProblems.not_found);
}

/** With the program as it is now, so that nobody's work is overwritten silently; not found when it is not the caller's. */
export async function refuseStale(scope: Scope, id: string): Promise<never> {
  const { program } = await getProgram(scope, { id });
  throw new Problem(programProblems.version_conflict, { data: { program } });
}
