import { findNamedExercises } from '#areas/exercises/server/public.ts';
import { programProblems } from '../../contract.ts';
import { type ExerciseRow, limits, type Week } from '../../contract/document.ts';
import { idsOf } from '../../rules/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { countRowsOf } from '../store/choices.ts';

/** No more rows than a program holds, and each names an exercise of the library or of the account. */
export async function assertValidRows(scope: Scope, weeks: readonly Week[]): Promise<void> {
  const workouts = weeks.flatMap((week) => week.days.flatMap((day) => day.workouts));
  const rows = workouts.flatMap((workout) => workout.exercises);
  refuseMoreThan(rows.length);
  await assertKnownExercises(scope, rows);
}

/** For after an edit that brought rows in. */
export async function assertRowLimit(scope: Scope, programId: string): Promise<void> {
  refuseMoreThan(found(await countRowsOf(scope, programId)));
}

function refuseMoreThan(rows: number): void {
  const most = limits.rowsAProgram;
  if (rows > most) throw new Problem(programProblems.too_many_rows, { values: { most } });
}

export async function assertKnownExercises(scope: Scope, rows: readonly ExerciseRow[]): Promise<void> {
  const ids = [...new Set(rows.map((row) => row.exerciseId))];
  if (ids.length === 0) return;
  const known = await findNamedExercises(scope, ids);
  if (known.size < ids.length) throw new Problem(commonProblems.not_found, { field: 'exerciseId' });
}

export function assertUniqueIds(weeks: readonly Week[]): void {
  refuseRepeated(idsOf(weeks));
}

export function refuseRepeated(ids: readonly string[]): void {
  if (new Set(ids).size < ids.length) throw new Problem(programProblems.ids_taken);
}
