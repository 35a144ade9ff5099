import { type CachedRoute, fetchAndCache, isYoungerThan, readCached } from '#shell/web/api/cached-query.ts';
import { forSubject, ownSubject } from '#shell/web/api/subject.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { exerciseChoiceRoutes } from '../../../contract/exercise-choices.ts';
import type { LocalWorkoutStore } from '../local-store/local-workout-store.ts';

type WorkoutOfClient = Pick<LocalWorkoutStore, 'isInPerson' | 'clientId'>;

/** The exercises that may be added, cached per client for use without a connection. */
export function cachedChoices({
  isInPerson,
  clientId,
}: WorkoutOfClient): CachedRoute<typeof exerciseChoiceRoutes.list.own> {
  const [route, request] = forSubject(isInPerson ? { clientId } : ownSubject, exerciseChoiceRoutes.list, {});
  return { route, request };
}

/** For a day the cached list is used without a request. */
export const maxChoicesAgeMs = 24 * 60 * 60_000;

/** Caches the exercises on this device, unless that was done in the last day. Without a connection the next call tries again. */
export async function fetchChoices(workout: WorkoutOfClient): Promise<void> {
  const { clientId } = workout;
  if (clientId === '' || isClientView()) return;
  const choices = cachedChoices(workout);
  if (isYoungerThan(await readCached(clientId, choices), maxChoicesAgeMs)) return;
  await fetchAndCache(clientId, choices, AbortSignal.timeout(60_000)).catch(() => {});
}
