import { exerciseProblems } from '../../contract.ts';
import type { Exercise, LibraryExerciseDraft, LibraryFilters } from '../../contract/exercise.ts';
import type { LibraryExercise } from '../../contract/library.ts';
import { withUniqueMuscles } from '../../rules/draft.ts';
import { rarityOf } from '../../rules/rarity.ts';
import { type Muscle, muscleGroups } from '../../rules/taxonomy.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { toAttachment } from '#shell/server/attachments/operations.ts';
import { findAttachments } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { libraryColumn } from '../attachment-columns.ts';
import { findLibraryExercise } from '../store/exercises.ts';
import * as store from '../store/library.ts';
import { findLibrary } from '../store/search.ts';

type OneExercise = Promise<{ exercise: LibraryExercise }>;
type Named = { id: string };

interface LibraryPage {
  exercises: Exercise[];
  allMusclesGroups: { group: string; muscles: Muscle[] }[];
  total: number;
  isSimilarOnly: boolean;
  nextPage: number;
}

export async function listLibrary(scope: Scope, filters: LibraryFilters): Promise<LibraryPage> {
  const allMusclesGroups = Object.entries(muscleGroups).map(([group, muscles]) => ({ group, muscles: [...muscles] }));
  return { ...(await findLibrary(scope, filters)), allMusclesGroups };
}

/**
 * Returns an exercise of the library with its texts in both languages. `programs` is 0, because programs of accounts
 * are private.
 */
export async function getLibraryExercise(scope: Scope, { id }: Named): OneExercise {
  const texts = found(await store.findLibraryTexts(scope, id));
  const exercise = found(await findLibraryExercise(scope, id));
  const rows = await findAttachments(scope, libraryColumn, [id]);
  const assets = rows.map((row) => toAttachment(scope, row));
  return { exercise: { ...exercise, ...texts, assets, studioAssets: [], cues: null, cuesVersion: 0, programs: 0 } };
}

export async function createLibraryExercise(scope: Scope, draft: LibraryExerciseDraft): OneExercise {
  const id = newId();
  await refuseTakenName(scope, draft, id);
  await store.insertLibraryExercise(scope, { id, rarity: rarityOf(draft), draft: withUniqueMuscles(draft) });
  return getLibraryExercise(scope, { id });
}

export async function updateLibraryExercise(
  scope: Scope,
  { id, version, ...draft }: Named & LibraryExerciseDraft & { version: number },
): OneExercise {
  await lockLibraryExercise(scope, id);
  const present = async () => (await getLibraryExercise(scope, { id })).exercise;
  await advanceVersion(scope, { table: 'system_exercises', id, version }, present);
  await refuseTakenName(scope, draft, id);
  await store.updateLibraryExercise(scope, { id, rarity: rarityOf(draft), draft: withUniqueMuscles(draft) });
  return getLibraryExercise(scope, { id });
}

export async function archiveLibraryExercise(scope: Scope, { id }: Named): OneExercise {
  await lockLibraryExercise(scope, id);
  await store.setLibraryArchived(scope, id, true);
  return getLibraryExercise(scope, { id });
}

export async function restoreLibraryExercise(scope: Scope, { id }: Named): OneExercise {
  await lockLibraryExercise(scope, id);
  await store.setLibraryArchived(scope, id, false);
  return getLibraryExercise(scope, { id });
}

export async function deleteLibraryExercise(scope: Scope, { id }: Named): Promise<void> {
  const exercise = found(await store.lockLibraryExercise(scope, id));
  if (await store.isLibraryExerciseUsed(scope, id)) throw new Problem(exerciseProblems.used_in_library);
  await store.deleteLibraryExercise(scope, exercise);
  await enqueueFileDeletion(scope);
}

/**
 * Locks the exercise until the end of the transaction and marks it as edited. Loading the shipped library does not
 * overwrite edited exercises.
 */
export async function lockLibraryExercise(scope: Scope, id: string): Promise<void> {
  found(await store.lockLibraryExercise(scope, id));
  await store.markEdited(scope, id);
}

async function refuseTakenName(scope: Scope, draft: LibraryExerciseDraft, id: string): Promise<void> {
  const field = await store.findTakenName(scope, draft, id);
  if (field) throw new Problem(exerciseProblems.library_name_taken, { field });
}
