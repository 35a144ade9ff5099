import type { ExerciseDraft } from '../../contract/exercise.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findByNames, insertExercises } from '../store/exercises.ts';

type Sketch = Pick<ExerciseDraft, 'name' | 'primaryMuscles'>;

const unsaid = {
  secondaryMuscles: [],
  equipment: [],
  category: 'strength',
  level: null,
  mechanic: null,
  force: null,
} as const;

/**
 * Creates own exercises from their names only. An existing exercise with the same name is used instead. Returns the ids
 * in the order of the names, and the number of created exercises.
 */
export async function createForImport(
  scope: Scope,
  sketches: readonly Sketch[],
): Promise<{ ids: string[]; created: number }> {
  if (sketches.length === 0) return { ids: [], created: 0 };
  const drafts = sketches.map(({ name, primaryMuscles }) => ({
    ...unsaid,
    id: newId(),
    name,
    primaryMuscles,
    secondaryMuscles: [],
    equipment: [],
    instructions: null,
  }));
  await insertExercises(scope, drafts);
  const found = await findByNames(
    scope,
    sketches.map(({ name }) => name),
  );
  const byName = new Map(found.map(({ id, name }) => [name.toLowerCase(), id]));
  const made = new Set(drafts.map(({ id }) => id));
  const ids = sketches.map(({ name }) => byName.get(name.toLowerCase()) ?? '');
  return { ids, created: found.filter(({ id }) => made.has(id)).length };
}
