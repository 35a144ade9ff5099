import { programProblems } from '../../contract.ts';
import type { ExerciseRow, Workout } from '../../contract/document.ts';
import { renumbered, withRowRemoved } from '../../rules/rows.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findWorkout } from '../store/documents.ts';
import * as parts from '../store/parts.ts';
import * as changed from '../store/parts-changed.ts';
import { saveRows, saveWorkout } from '../store/weeks.ts';
import { refuseRepeated, assertRowLimit, assertKnownExercises } from './checks.ts';
import { lockForEdit, type EditTarget, refuseTooManyWorkouts } from './edits.ts';

interface AddedWorkout extends EditTarget {
  dayId: string;
  title: string;
  info: string;
  exercises: ExerciseRow[];
}

type Versioned = Promise<{ version: number }>;

/** Goes last in its day. Letters and positions of its rows are computed here. */
export async function addWorkout(scope: Scope, added: AddedWorkout): Promise<{ workout: Workout; version: number }> {
  const { id, dayId, title, info } = added;
  const place = await parts.findDayParent(scope, dayId);
  if (place?.programId !== id) throw new Problem(commonProblems.not_found, { field: 'dayId' });
  const version = await lockForEdit(scope, added);
  const before = await parts.countWorkouts(scope, dayId);
  refuseTooManyWorkouts(before + 1);

  const workout = { id: newId(), title, info, exercises: renumbered(added.exercises) };
  await assertKnownExercises(scope, workout.exercises);
  refuseRepeated(workout.exercises.map((row) => row.id));
  if (!(await saveWorkout(scope, { programId: id, dayId, position: before + 1, workout })))
    throw new Problem(programProblems.ids_taken);
  await assertRowLimit(scope, id);
  return { workout: found(await findWorkout(scope, workout.id)), version };
}

export async function deleteWorkout(scope: Scope, { id }: { id: string }): Versioned {
  const { programId } = found(await parts.findWorkoutParent(scope, id));
  const version = await lockForEdit(scope, { id: programId });
  await changed.deleteWorkout(scope, id);
  return { version };
}

/** The rows that stay get their letters and positions again; the pause of a superset stays at its end. */
export async function deleteRow(scope: Scope, { id }: { id: string }): Versioned {
  const { programId, inId: workoutId } = found(await parts.findRowParent(scope, id));
  const version = await lockForEdit(scope, { id: programId });
  const { exercises } = found(await findWorkout(scope, workoutId));
  const rows = withRowRemoved(exercises, id);

  await changed.deleteRow(scope, id);
  await saveRows(scope, { programId, workoutId, rows: rows.filter((row) => !exercises.includes(row)) });
  return { version };
}
