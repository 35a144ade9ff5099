import type { CompletedWorkout } from '../../contract/workout.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findCompletedWorkout } from '../store/workouts.ts';

type OneWorkout = Promise<{ completedWorkout: CompletedWorkout }>;

/** The client's own workout. */
export async function getMine(scope: Scope, { id }: { id: string }): OneWorkout {
  const clientId = found(scope.caller.clientId);
  return { completedWorkout: found(await findCompletedWorkout(scope, { id, clientId })) };
}

/** Of a client the caller looks after. */
export async function getOfClient(scope: Scope, { id, workoutId }: { id: string; workoutId: string }): OneWorkout {
  return { completedWorkout: found(await findCompletedWorkout(scope, { id: workoutId, clientId: id })) };
}
