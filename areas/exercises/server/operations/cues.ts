import { exerciseProblems } from '../../contract.ts';
import type { FullExercise } from '../../contract/exercise.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { versionConflict } from '#shell/server/versions.ts';
import { emitExercisesChanged } from '../live.ts';
import { readCues, saveCues } from '../store/cues.ts';
import { findExercise } from '../store/exercises.ts';
import { getExercise } from './exercises.ts';

/**
 * Stores the account's cues for an exercise of the library; without a text there are none. Throws 409 with the present
 * cues when they have been saved since `version`.
 */
export async function updateCues(
  scope: Scope,
  { id, cues, version }: { id: string; cues: string | null; version: number },
): Promise<{ exercise: FullExercise }> {
  await assertInLibrary(scope, id);
  if (!(await saveCues(scope, { id, cues: cues ?? '', version })))
    throw versionConflict({ id, ...(await readCues(scope, id)) });
  await emitExercisesChanged(scope);
  return getExercise(scope, { id });
}

/** An own exercise has its own media and instructions. */
export async function assertInLibrary(scope: Scope, id: string): Promise<void> {
  const { isOwn } = found(await findExercise(scope, id));
  if (isOwn) throw new Problem(exerciseProblems.cues_of_own, { field: 'cues' });
}
