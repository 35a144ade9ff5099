import type { PrescribedRow } from '../../../contract/set.ts';
import { rowsFollowingProgram, rowsKeepingShown } from '../../../rules/followed-rows.ts';
import { type LocalWorkout, loggedSets } from './local-workout-store.ts';

/**
 * Returns the prescribed rows of a workout as the server will have them once it has everything: sets that are not sent yet were done with
 * what was shown then, and those to do are as the program prescribes them now.
 */
export function rowsToDo({ prescribed, ...workout }: LocalWorkout): PrescribedRow[] {
  if (!prescribed) return [];
  const { signed, signedOfUnsent, currentRows } = prescribed;
  const sets = loggedSets(workout);
  const logged = workout.sets.filter(({ state, syncedAt }) => state === 'pending' && syncedAt === undefined);
  const stored = workout.sets.filter((set) => !logged.includes(set));
  const shown = signedOfUnsent?.prescription.rows ?? [];
  const rows = rowsKeepingShown(signed.prescription.rows, shown, {
    stored: stored.map(({ set }) => set),
    logged: logged.map(({ set }) => set),
  });
  return currentRows ? rowsFollowingProgram(rows, currentRows, { sets, rowChanges: workout.rowChanges }) : rows;
}
