import type { FullExercise } from '../../contract/exercise.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { deleteCues, saveCues } from '../store/cues.ts';
import { findLibraryTexts } from '../store/library.ts';
import { getExercise } from './exercises.ts';

/** Stores the account's cues for an exercise of the library; without a text there are none. */
export async function updateCues(
  scope: Scope,
  { id, cues }: { id: string; cues: string | null },
): Promise<{ exercise: FullExercise }> {
  await assertInLibrary(scope, id);
  if (cues) await saveCues(scope, id, cues);
  else await deleteCues(scope, id);
  return getExercise(scope, { id });
}

/** Throws not found for an own exercise: its media and instructions are its own. */
export async function assertInLibrary(scope: Scope, id: string): Promise<void> {
  found(await findLibraryTexts(scope, id));
}
