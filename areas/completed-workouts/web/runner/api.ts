import type { Route } from '#shell/common/route.ts';
import { call } from '#shell/web/api/call.ts';
import { app } from '#shell/web/app.ts';
import { completedWorkoutRoutes as routes } from '../../contract.ts';
import type { WorkoutApi } from './sync.ts';

/** A call that hangs for this long counts as lost: gyms have bad networks. */
const patienceMs = 15_000;

export const workoutApi: WorkoutApi = {
  start: async (asked) => {
    const answer = await call(routes.start, asked, patience());
    refresh(routes.today);
    return answer;
  },
  logSet: (asked) => call(routes.logSet, asked, patience()),
  deleteSet: (asked) => call(routes.deleteSet, asked, patience()),
  finish: async (asked) => {
    await call(routes.finish, asked, patience());
    refresh(routes.today, routes.history, routes.mine, routes.prescription);
  },
};

function patience() {
  return { signal: AbortSignal.timeout(patienceMs) };
}

function refresh(...changed: Route[]): void {
  for (const { ask } of changed) void app().queryClient.invalidateQueries({ queryKey: [ask] });
}
