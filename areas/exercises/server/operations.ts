import { type Exercise, type ExerciseDraft, exerciseProblems } from '../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from './store/exercises.ts';

type OneExercise = Promise<{ exercise: Exercise }>;
type Named = { id: string };

const nameTaken = () => new Problem(exerciseProblems.name_taken, { field: 'name' });

export async function getExercise(scope: Scope, { id }: Named): OneExercise {
  return { exercise: found(await store.findExercise(scope, id)) };
}

export async function createExercise(scope: Scope, draft: ExerciseDraft): OneExercise {
  const id = newId();
  if (!(await store.insertExercise(scope, id, withEachOnce(draft)))) throw nameTaken();
  return getExercise(scope, { id });
}

/** Programs keep the name the exercise had when it was put in. */
export async function updateExercise(scope: Scope, { id, ...draft }: Named & ExerciseDraft): OneExercise {
  found(await store.lockOwnExercise(scope, id));
  if (await store.hasOtherWithName(scope, draft.name, id)) throw nameTaken();
  await store.updateExercise(scope, id, withEachOnce(draft));
  return getExercise(scope, { id });
}

export async function deleteExercise(scope: Scope, { id }: Named): Promise<void> {
  found(await store.lockOwnExercise(scope, id));
  const programs = await store.countPrograms(scope, id);
  if (programs > 0) throw new Problem(exerciseProblems.used_in_programs, { values: { count: programs } });
  await store.deleteExercise(scope, id);
}

/** A muscle is named once, and is not helped by itself. */
function withEachOnce(draft: ExerciseDraft): ExerciseDraft {
  const primaryMuscles = [...new Set(draft.primaryMuscles)];
  const secondaryMuscles = [...new Set(draft.secondaryMuscles)].filter((muscle) => !primaryMuscles.includes(muscle));
  return { ...draft, primaryMuscles, secondaryMuscles, equipment: [...new Set(draft.equipment)] };
}
