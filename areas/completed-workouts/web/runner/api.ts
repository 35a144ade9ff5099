import { call } from '#shell/web/api/call.ts';
import { upload } from '#shell/web/api/upload.ts';
import { app } from '#shell/web/app.ts';
import { trainingRoutes as routes } from '../../contract/training.ts';
import type { WorkoutDetail } from './apply-server-workout.ts';
import { markDone } from './cached-training.ts';
import type { LocalWorkoutStore } from './local-workout-store.ts';
import type { WorkoutApi } from './sync.ts';

/** A call that hangs for this long counts as lost: gyms have bad networks. */
const patienceMs = 15_000;

/** The calls of who holds the phone: the client, or the professional in the client's place. */
export function apiOf({
  by,
  clientId,
  workoutId,
}: Pick<LocalWorkoutStore, 'by' | 'clientId' | 'workoutId'>): WorkoutApi {
  if (by === 'professional') {
    return {
      sync: async ({ id, ...asked }) => {
        const synced = await call(routes.syncOfClient, { ...asked, id: clientId, workoutId: id }, patience());
        if (asked.signed || asked.finish) refresh(/^GET \/(clients\/:id|completed-workouts)/);
        return synced;
      },
      media: null,
    };
  }
  return {
    sync: async (asked) => {
      const synced = await call(routes.sync, asked, patience());
      if (asked.finish) await markDone({ clientId, workoutId }, synced.completedWorkoutId);
      if (asked.signed || asked.finish) refresh(/^GET \/my\/(?!workouts)/);
      return synced;
    },
    media: {
      add: (asked, file, poster) => upload(routes.addMedium, asked, file, { poster, stallMs: patienceMs }),
      remove: (asked) => call(routes.deleteMedium, asked, patience()),
    },
  };
}

/** The workout with all that is shown beside it, as the server has it now. */
export function fetchWorkoutDetail(
  { by, clientId, workoutId }: LocalWorkoutStore,
  signal: AbortSignal,
): Promise<WorkoutDetail> {
  if (by === 'professional') return call(routes.openOfClient, { id: clientId, workoutId }, { signal });
  return call(routes.open, { id: workoutId }, { signal });
}

function patience() {
  return { signal: AbortSignal.timeout(patienceMs) };
}

function refresh(changed: RegExp): void {
  void app().queryClient.invalidateQueries({ predicate: ({ queryKey: [ask] }) => changed.test(String(ask)) });
}
