import { rowsFollowingProgram } from '../../rules/followed-rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from '../store/begun-rows.ts';

/** After a change of programs: exercises of begun workouts of which nothing was logged are as the program prescribes them now. */
export async function followPrograms(
  scope: Pick<Scope, 'db'>,
  { programIds }: { programIds: readonly string[] },
): Promise<void> {
  const begun = await store.lockBegunOf(scope, programIds);
  if (begun.length === 0) return;
  // After the lock, which waits for a request that stores sets.
  const [started, current] = await Promise.all([
    store.findStartedRows(
      scope,
      begun.map(({ id }) => id),
    ),
    store.findProgramRows(
      scope,
      programIds,
      begun.map(({ workoutId }) => workoutId),
    ),
  ]);
  const changed = begun.flatMap(({ id, workoutId, rows }) => {
    const following = rowsFollowingProgram(rows, current.get(workoutId) ?? [], started.get(id) ?? new Set());
    return following === rows ? [] : [{ id, rows: following }];
  });
  if (changed.length > 0) await store.saveBegunRows(scope, changed);
}
