import type { ExerciseDraft } from '../../contract/exercise.ts';
import { readSharedByDefault } from '#areas/sharing/server/public.ts';
import { freeName } from '#shell/common/free-name.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitExercisesChanged } from '../live.ts';
import { findByNames, findNumberedNames, insertExercises } from '../store/exercises.ts';

type Sketch = Pick<ExerciseDraft, 'name' | 'primaryMuscles'>;

const unsaid = {
  secondaryMuscles: [],
  equipment: [],
  category: 'strength',
  level: null,
  mechanic: null,
  force: null,
  instructions: null,
} as const;

const maxNameLength = 120;

/**
 * Creates own exercises from their names only. An existing exercise with the same name is used instead, unless a colleague
 * does not share it: then the new one gets a number after its name. Returns the ids in the order of the names, and the number
 * of created exercises.
 */
export async function createForImport(
  scope: Scope,
  sketches: readonly Sketch[],
): Promise<{ ids: string[]; created: number }> {
  if (sketches.length === 0) return { ids: [], created: 0 };
  const made = await insertSketches(scope, sketches);
  const names = sketches.map(({ name }) => name);
  const found = await findByNames(scope, names);
  const idOf = new Map(found.map(({ id, name }) => [name.toLowerCase(), id]));

  const hidden = new Set(found.filter(({ isListed }) => !isListed).map(({ name }) => name.toLowerCase()));
  const clashing = sketches.filter(({ name }) => hidden.has(name.toLowerCase()));
  const numbered = await insertSketches(scope, await withFreeNames(scope, clashing));
  for (const [index, { name }] of clashing.entries()) idOf.set(name.toLowerCase(), numbered[index] ?? '');

  const ids = names.map((name) => idOf.get(name.toLowerCase()) ?? '');
  const added = new Set([...made, ...numbered]);
  return { ids, created: new Set(ids.filter((id) => added.has(id))).size };
}

/** Returns the ids of the new exercises; those with names that the account already has are not stored. */
async function insertSketches(scope: Scope, sketches: readonly Sketch[]): Promise<string[]> {
  if (sketches.length === 0) return [];
  const isShared = await readSharedByDefault(scope, 'exercises');
  const drafts = sketches.map(({ name, primaryMuscles }) => ({
    ...unsaid,
    id: newId(),
    name,
    primaryMuscles,
    secondaryMuscles: [],
    equipment: [],
    isShared,
  }));
  await insertExercises(scope, drafts);
  await emitExercisesChanged(scope);
  return drafts.map(({ id }) => id);
}

async function withFreeNames(scope: Scope, sketches: readonly Sketch[]): Promise<Sketch[]> {
  if (sketches.length === 0) return [];
  const names = sketches.map(({ name }) => name);
  const taken = [...names, ...(await findNumberedNames(scope, names))];
  return sketches.map(({ name, primaryMuscles }) => {
    const free = freeName(name, taken, maxNameLength);
    taken.push(free);
    return { name: free, primaryMuscles };
  });
}
