import { findExercises } from '#areas/exercises/server/public.ts';
import type { Week } from '../../contract.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Every row must name an exercise of the library or of the account. */
export async function refuseUnknownExercises(scope: Scope, weeks: Week[]): Promise<void> {
  const rows = weeks.flatMap((week) =>
    week.days.flatMap((day) => day.workouts.flatMap((workout) => workout.exercises)),
  );
  const ids = [...new Set(rows.map((row) => row.exerciseId))];
  const known = await findExercises(scope, ids);
  if (known.size < ids.length) throw new Problem(commonProblems.not_found, { field: 'exerciseId' });
}
