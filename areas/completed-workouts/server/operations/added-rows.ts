import { readProgramSettings } from '#areas/programs/server/public.ts';
import { Problem, type ProblemKind } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { Prescription } from '../../contract/prescription.ts';
import { limits, type RowChange } from '../../contract/set.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { addedChanges } from '../../rules/added-rows.ts';
import { isAddition } from '../../rules/additions.ts';
import { mergedRowChanges } from '../../rules/merge-workout.ts';
import type { LockedWorkout } from '../store/begin.ts';

interface Addition {
  clientId: string;
  /** Null: the client. */
  authorId: string | null;
  workout: Pick<LockedWorkout, 'rowChanges' | 'mayAdd'>;
  shown: Prescription | null | undefined;
  sync: { rowChanges: readonly RowChange[] };
  /** Id of the prescribed exercise by row id. */
  prescribed: Record<string, string>;
}

/**
 * Checks rows that the workout does not have yet: at most `limits.addedRows`, of the client only while the coach allows it or allowed it
 * when the workout was begun or shown. A professional who logs in person may always add them. A repeated request adds nothing, and is not
 * checked again.
 */
export async function assertMayAdd(scope: Scope, addition: Addition): Promise<void> {
  const { workout, sync, prescribed } = addition;
  const stored = new Set(addedChanges(workout.rowChanges).map(({ rowId }) => rowId));
  const prescribedIds = new Set(Object.keys(prescribed));
  const isNew = (change: RowChange) =>
    isAddition(change, prescribedIds) && !change.added?.isRemoved && !stored.has(change.rowId);
  const first = sync.rowChanges.findIndex(isNew);
  if (first < 0) return;

  const withoutExercise = sync.rowChanges.findIndex((change) => isNew(change) && !change.exerciseId);
  if (withoutExercise >= 0) refuse(problems.exercise_unknown, `rowChanges.${withoutExercise}.exerciseId`);
  if (!(await mayAdd(scope, addition))) refuse(problems.may_not_add, `rowChanges.${first}.added`);
  const added = addedChanges(mergedRowChanges(workout.rowChanges, sync.rowChanges));
  const last = sync.rowChanges.findLastIndex(isNew);
  if (added.length > limits.addedRows) refuse(problems.too_many_added, `rowChanges.${last}.added`);
}

async function mayAdd(scope: Scope, { clientId, authorId, workout, shown }: Addition): Promise<boolean> {
  if (authorId !== null) return true;
  if (workout.mayAdd || (shown && shown.clientMayAdd !== false)) return true;
  return (await readProgramSettings(scope, clientId)).clientMayAdd;
}

function refuse(problem: ProblemKind, field: string): never {
  throw new Problem(problem, { field, values: { limit: limits.addedRows } });
}

/** Returns the changes of a request, without `added` where the row is prescribed. */
export function withoutPrescribed<Sync extends { rowChanges: RowChange[] }>(
  sync: Sync,
  prescribed: Record<string, string>,
): Sync {
  const prescribedIds = new Set(Object.keys(prescribed));
  const rowChanges = sync.rowChanges.map((change) => {
    const { added: _, ...withoutAdded } = change;
    return isAddition(change, prescribedIds) ? change : withoutAdded;
  });
  return { ...sync, rowChanges };
}

/** Returns the exercise of each row, with those that the client added. */
export function withAdded(prescribed: Record<string, string>, changes: readonly RowChange[]): Record<string, string> {
  const added = changes.flatMap(({ rowId, exerciseId, added: isAdded }) =>
    isAdded && exerciseId ? [[rowId, exerciseId] as const] : [],
  );
  return { ...Object.fromEntries(added), ...prescribed };
}
