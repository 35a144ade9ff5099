import { call } from '#shell/web/api/call.ts';
import { apiQueryKey } from '#shell/web/api/query.ts';
import { forSubject, ownSubject, type Subject } from '#shell/web/api/subject.ts';
import { upload } from '#shell/web/api/upload.ts';
import { app } from '#shell/web/app.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import type { SetMedium } from '../../../contract/set.ts';
import type { WorkoutSyncResult } from '../../../contract/sync.ts';
import { trainingRoutes, workoutRoutes as routes } from '../../../contract/training.ts';
import { isFreeWorkout, type LocalWorkoutStore } from '../local-store/local-workout-store.ts';

/** Timeout in ms. A request that takes longer is repeated. */
const timeoutMs = 15_000;
/** How long the chunk of the end of a workout may take at most, in ms. */
const chunkTimeoutMs = 2000;

export interface WorkoutApi {
  sync: (request: ApiRequest<typeof routes.sync.own>) => Promise<WorkoutSyncResult>;
  deleteFree: (id: string) => Promise<void>;
  /** Requests for media; null for a workout logged in person, to which no media can be attached. */
  media: MediaApi | null;
}

export interface MediaApi {
  add: (
    request: ApiRequest<typeof routes.addMedium.own>,
    file: File,
    poster: Blob | null,
  ) => Promise<{ medium: Pick<SetMedium, 'hasPoster' | 'hasThumbnail'> }>;
  remove: (request: ApiRequest<typeof routes.deleteMedium.own>) => Promise<unknown>;
}

type Workout = Pick<LocalWorkoutStore, 'isInPerson' | 'clientId' | 'workoutId'>;

export function createWorkoutApi(store: LocalWorkoutStore): WorkoutApi {
  const { isInPerson, clientId } = store;
  const subject = subjectOf({ isInPerson, clientId });
  return {
    sync: async (request) => {
      const isEnd = request.finish || request.correction;
      const [result, afterEnd] = await Promise.all([
        call(...forSubject(subject, routes.sync, request), withTimeout()),
        isEnd ? loadAfterEnd() : null,
      ]);
      afterEnd?.addToOtherHistories(store);
      if (request.finish && !isInPerson) await afterEnd?.markDone(store, result);
      // The server returns the history of the exercises that were added with the workout.
      if (isFreeWorkout(store.read()) && request.rowChanges.length > 0 && !request.finish)
        invalidate(isInPerson ? /^GET \/clients\/:clientId\/workouts\/:workoutId/ : /^GET \/my\/workouts/);
      if (request.signed || request.free || request.title || request.finish)
        invalidate(isInPerson ? /^GET \/(clients\/:|completed-workouts)/ : /^GET \/my\/(?!workouts)/);
      if (request.correction) invalidate(isInPerson ? /^GET \/(clients\/:|completed-workouts)/ : /^GET \/my\//);
      return result;
    },
    deleteFree: async (freeWorkoutId) => {
      await call(trainingRoutes.deleteFree, { freeWorkoutId }, withTimeout());
      invalidate(/^GET \/my\//);
    },
    media: {
      add: async (request, file, poster) => {
        // Loaded when it is needed: the sync of workouts is part of the first page.
        if (!isInPerson) await (await import('#areas/clients/web/lazy-public.tsx')).assertMaySendPhoto();
        return upload(...forSubject(subject, routes.addMedium, request), file, { poster, stallMs: timeoutMs });
      },
      remove: (request) => call(...forSubject(subject, routes.deleteMedium, request), withTimeout()),
    },
  };
}

/**
 * Loads what is applied after the response, at the same time as the request. Null when the server no longer has the chunk of this release,
 * or it takes too long: then the cached history and week are only right after they are fetched again.
 */
async function loadAfterEnd() {
  const loaded = import('./mark-done.ts').then(({ afterEnd }) => afterEnd).catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), chunkTimeoutMs));
  return Promise.race([loaded, late]);
}

/** Returns the query of a workout with everything the runner shows. */
export function workoutQuery({ isInPerson, clientId, workoutId }: Workout) {
  const [route, request] = forSubject(subjectOf({ isInPerson, clientId }), routes.open, { workoutId });
  return { queryKey: apiQueryKey(route, request), fetch: (signal: AbortSignal) => call(route, request, { signal }) };
}

/** Returns the query of a finished workout that is corrected. */
export function correctionQuery({ isInPerson, clientId, workoutId }: Workout) {
  const subject = subjectOf({ isInPerson, clientId });
  const [route, request] = forSubject(subject, routes.correction, { completedWorkoutId: workoutId });
  return { queryKey: apiQueryKey(route, request), fetch: (signal: AbortSignal) => call(route, request, { signal }) };
}

function subjectOf({ isInPerson, clientId }: Pick<Workout, 'isInPerson' | 'clientId'>): Subject {
  return isInPerson ? { clientId } : ownSubject;
}

function withTimeout() {
  return { signal: AbortSignal.timeout(timeoutMs) };
}

function invalidate(endpoints: RegExp): void {
  void app().queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => endpoints.test(String(name)) });
}
