import type { SetChange } from '../../contract/set.ts';
import { rowsFollowingProgram, rowsKeepingShown } from '../../rules/followed-rows.ts';
import type { Prescription } from '../../contract/prescription.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from '../store/begun-rows.ts';

/** After a change of programs: the sets to do of begun workouts are as the program prescribes them now (`rowsFollowingProgram`). */
export async function followPrograms(
  scope: Pick<Scope, 'db'>,
  { programIds }: { programIds: readonly string[] },
): Promise<void> {
  await followProgramsOf(scope, programIds, await store.lockBegunOf(scope, programIds));
}

interface LoggedWorkout {
  id: string;
  clientId: string;
  shown: Pick<Prescription, 'rows'> | null | undefined;
  sync: { sets: readonly Pick<SetChange, 'rowId' | 'setNumber' | 'isWarmUp' | 'isRemoved'>[] };
}

/**
 * Before the sets of a device are stored: what it showed was prescribed for those that are not stored yet (`rowsKeepingShown`). The coach may
 * have changed the program since.
 */
export async function keepShownRows(scope: Scope, { id, clientId, shown, sync }: LoggedWorkout): Promise<void> {
  const logged = sync.sets.filter(({ isRemoved }) => !isRemoved);
  if (!shown || logged.length === 0) return;
  const [begun] = await store.lockBegun(scope, { id, clientId });
  if (!begun) return;
  const stored = (await store.findDone(scope, [id])).get(id)?.sets ?? [];
  const rows = rowsKeepingShown(begun.rows, shown.rows, { stored, logged });
  if (rows !== begun.rows) await store.saveBegunRows(scope, [{ id, rows }]);
}

/** After the sets of a device are stored: the sets to do follow the program, which the coach may have changed before the server knew them. */
export async function followProgram(scope: Scope, { id, clientId }: { id: string; clientId: string }): Promise<void> {
  const begun = await store.lockBegun(scope, { id, clientId });
  const [{ programId = null } = {}] = begun;
  if (programId)
    await followProgramsOf(
      scope,
      [programId],
      begun.filter(({ isToDo }) => isToDo),
    );
}

async function followProgramsOf(
  scope: Pick<Scope, 'db'>,
  programIds: readonly string[],
  begun: readonly store.BegunRows[],
): Promise<void> {
  if (begun.length === 0) return;
  // After the lock, which waits for a request that stores sets.
  const [done, current] = await Promise.all([
    store.findDone(
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
    const now = current.get(workoutId);
    const following = now ? rowsFollowingProgram(rows, now, done.get(id) ?? nothing) : rows;
    return following === rows ? [] : [{ id, rows: following }];
  });
  if (changed.length > 0) await store.saveBegunRows(scope, changed);
}

const nothing = { sets: [], rowChanges: [] };
