import { refuseUnknownExercises } from './exercises.ts';
import { type Program, programProblems, type Week } from '../../contract.ts';
import { copiedWeeks } from '../../rules/copied-weeks.ts';
import { idsOf } from '../../rules/ids.ts';
import { withNumbers } from '../../rules/numbers.ts';
import { newWeeks } from '../../rules/weeks.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from '../store/programs.ts';
import { deleteOthers, saveWeeks } from '../store/weeks.ts';

type OneProgram = Promise<{ program: Program }>;
type Named = { id: string };

export async function getProgram(scope: Scope, { id }: Named): OneProgram {
  return { program: found(await store.findProgram(scope, id)) };
}

/** A new model starts with empty days, ready to be filled. */
export async function createProgram(
  scope: Scope,
  asked: { title: string; weeks: number; daysAWeek: number },
): OneProgram {
  const weeks = newWeeks({ weeks: asked.weeks, daysAWeek: asked.daysAWeek, newId });
  return addModel(scope, { title: asked.title, info: '', weeks });
}

export async function duplicateProgram(scope: Scope, { id }: Named): OneProgram {
  const { program } = await getProgram(scope, { id });
  return addModel(scope, { title: program.title, info: program.info, weeks: copiedWeeks(program.weeks, newId) });
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
  if (!(await store.raiseVersion(scope, { ...sent, weeks: weeks.length }))) await refuseStale(scope, sent.id);
  refuseRepeatedIds(weeks);
  await refuseUnknownExercises(scope, weeks);
  if (!(await saveWeeks(scope, { programId: sent.id, weeks }))) throw new Problem(programProblems.ids_taken);
  await deleteOthers(scope, { programId: sent.id, weeks });
  return getProgram(scope, { id: sent.id });
}

export async function deleteProgram(scope: Scope, { id }: Named): Promise<void> {
  if (!(await store.deleteProgram(scope, id))) throw new Problem(commonProblems.not_found);
}

export async function unassignProgram(scope: Scope, { programId }: { programId: string }): Promise<void> {
  if (!(await store.deleteCopy(scope, programId))) throw new Problem(commonProblems.not_found);
}

async function addModel(scope: Scope, { title, info, weeks }: Pick<Program, 'title' | 'info' | 'weeks'>): OneProgram {
  const id = newId();
  await store.insertModel(scope, { id, title, info });
  await saveWeeks(scope, { programId: id, weeks });
  return getProgram(scope, { id });
}

function refuseRepeatedIds(weeks: Week[]): void {
  const ids = idsOf(weeks);
  if (new Set(ids).size < ids.length) throw new Problem(programProblems.ids_taken);
}

async function refuseStale(scope: Scope, id: string): Promise<never> {
  const { program } = await getProgram(scope, { id });
  throw new Problem(programProblems.stale, { data: { program } });
}
