import { useEffect } from 'react';
import { chatRoutes } from '#areas/chats/contract.ts';
import { routesIn } from '#shell/common/route.ts';
import { prefetchCached, useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { whenIdle } from '#shell/web/idle.ts';
import { cacheImages, precacheOfflineScreens } from '#shell/web/offline.ts';
import { readCachedSession } from '#shell/web/api/token.ts';
import { type Session, useMe } from '#shell/web/session.ts';
import { setDetailRoutes } from '../contract/comments.ts';
import { type Training, trainingRoutes } from '../contract/training.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { cachedTraining } from './runner/sync/cached-training.ts';

/** Time after which the exercises that may be added are fetched, in ms. */
const choicesDelayMs = 5000;

/**
 * Queries everything a client needs to train. Returns the response cached on this device at once and the server's when
 * it arrives.
 */
export function useTraining(options: { enabled?: boolean } = {}) {
  const clientId = useMe().clientId ?? '';
  const { data, isFromCache, ...query } = useCachedApiQuery(clientId, cachedTraining, options);
  const training = data?.training;

  // Synchronises with the service worker: caches the files that a workout shows, for use without a connection.
  useEffect(() => {
    if (training && !isFromCache) cacheForOffline(training);
  }, [training, isFromCache]);

  // Synchronises with the cache of the device: the exercises that may be added, after what the page itself loads.
  useEffect(() => {
    if (!training || isFromCache || training.settings.clientMayAdd === false) return;
    const timer = setTimeout(() => cacheChoices(clientId).catch(ignoreMissing), choicesDelayMs);
    return () => clearTimeout(timer);
  }, [training, isFromCache, clientId]);

  return { ...query, training };
}

/** Fetches the training of the user who was logged in last on this device, before the session is known. */
export function prefetchTraining(): void {
  const clientId = readCachedSession<Session>()?.user.clientId;
  if (clientId) prefetchCached(clientId, cachedTraining);
}

function cacheForOffline({ exercises }: Training): void {
  const alternatives = exercises.flatMap((exercise) => exercise.alternatives);
  const thumbnails = new Set([...exercises, ...alternatives].flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []));
  whenIdle(() => {
    void precacheOfflineScreens();
    void cacheImages([...thumbnails]);
  });
}

/** Routes whose responses contain the week of the client. */
export const todayInvalidations = [trainingRoutes.today, trainingRoutes.training];

/** Routes whose responses count unread comments. */
export const unreadInvalidations = [
  completedWorkoutRoutes.list,
  ...routesIn({ list: clientWorkoutRoutes.list }),
  ...todayInvalidations,
];

/** Routes whose responses contain messages about workouts or count them. */
export const commentInvalidations = [
  ...unreadInvalidations,
  chatRoutes.messages,
  chatRoutes.list,
  chatRoutes.unreadCount,
  ...routesIn({ detail: clientWorkoutRoutes.detail }),
  ...routesIn(setDetailRoutes),
];

/** Without a connection the chunk may be missing; the next start of the page tries again. */
function ignoreMissing(): void {}

/** Loads the chunk on demand: the first page does not need it. */
async function cacheChoices(clientId: string): Promise<void> {
  const { fetchChoices } = await import('./runner/added/cached-choices.ts');
  await fetchChoices({ isInPerson: false, clientId });
}
