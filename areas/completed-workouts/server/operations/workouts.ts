import { assertVisibleClient, type Subject } from '#areas/clients/server/public.ts';
import { readProgramSettings } from '#areas/programs/server/public.ts';
import type { completedWorkoutRoutes as routes } from '../../contract.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { found } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findIdleClients } from '../store/idle.ts';
import { findCompletedWorkouts } from '../store/lists.ts';
import { findCompletedWorkout } from '../store/workouts.ts';

/** Lists the finished workouts of one client, or of all visible clients. */
export async function listCompletedWorkouts(scope: Scope, filters: ParsedRequest<typeof routes.list>) {
  if (filters.clientId) await assertVisibleClient(scope, filters.clientId);
  return findCompletedWorkouts(scope, filters);
}

export async function getCompletedWorkout(
  scope: Scope,
  { clientId }: Subject,
  { completedWorkoutId }: { completedWorkoutId: string },
): Promise<{ completedWorkout: CompletedWorkout }> {
  return { completedWorkout: found(await findCompletedWorkout(scope, { id: completedWorkoutId, clientId })) };
}

export async function listIdleClients(
  scope: Scope,
  { days, page }: ParsedRequest<typeof routes.idleClients>,
): Promise<ApiResponse<typeof routes.idleClients>> {
  const { idleDays } = await readProgramSettings(scope);
  const idle = await findIdleClients(scope, { days, accountDays: idleDays, page });
  return { ...idle, days: days ?? idleDays };
}
