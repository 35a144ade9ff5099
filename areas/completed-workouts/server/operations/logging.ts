import { type CompletedSet, type CompletedWorkout, completedWorkoutProblems } from '../../contract.ts';
import { setRefusal } from '../../rules/check-set.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as sets from '../store/sets.ts';
import { findBegun, findCompletedWorkout, finishWorkout, insertWorkout } from '../store/workouts.ts';

type OneWorkout = Promise<{ completedWorkout: CompletedWorkout }>;

/** The client's own workout. */
export async function getMine(scope: Scope, { id }: { id: string }): OneWorkout {
  return { completedWorkout: found(await findCompletedWorkout(scope, { id, clientId: clientOf(scope) })) };
}

/** Of a client the caller looks after. */
export async function getOfClient(scope: Scope, { id, workoutId }: { id: string; workoutId: string }): OneWorkout {
  return { completedWorkout: found(await findCompletedWorkout(scope, { id: workoutId, clientId: id })) };
}

/** Starting twice, from one phone or two, is starting once. */
export async function startWorkout(
  scope: Scope,
  asked: { id: string; workoutId: string; startedAt: string },
): OneWorkout {
  const workout = { ...asked, clientId: clientOf(scope) };
  const begun = await findBegun(scope, workout);
  if (!begun) await insertWorkout(scope, workout);
  return getMine(scope, { id: begun ?? found(await findBegun(scope, workout)) });
}

/** A set made on the device: sent again it changes nothing, and of two edits the later wins. */
export async function logSet(
  scope: Scope,
  { id, setId, ...values }: Omit<CompletedSet, 'id'> & { id: string; setId: string },
): Promise<{ set: CompletedSet }> {
  const set = { id: setId, ...values };
  const place = found(await sets.saveSet(scope, { ...set, completedWorkoutId: id, clientId: clientOf(scope) }));
  const refusal = setRefusal(place, values);
  if (refusal) throw new Problem(completedWorkoutProblems[refusal], { field: 'rowId' });
  if (!place.isOurs) throw new Problem(commonProblems.not_found);
  return { set };
}

export async function deleteSet(scope: Scope, { id, setId }: { id: string; setId: string }): Promise<void> {
  const { completedWorkout } = await getMine(scope, { id });
  if (completedWorkout.finishedAt) throw new Problem(completedWorkoutProblems.already_finished);
  await sets.deleteSet(scope, { id, setId, clientId: clientOf(scope) });
}

/** Finishing again answers the workout as it was finished first. */
export async function finish(
  scope: Scope,
  { id, ...result }: { id: string; finishedAt: string; effort: number | null; comment: string },
): OneWorkout {
  const { completedWorkout } = await getMine(scope, { id });
  if (completedWorkout.sets.length === 0) throw new Problem(completedWorkoutProblems.nothing_logged);
  await finishWorkout(scope, id, result);
  return getMine(scope, { id });
}

function clientOf({ caller }: Scope): string {
  return found(caller.clientId);
}
