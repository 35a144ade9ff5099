import { type CachedRoute, fetchAndCache, isYoungerThan, readCached } from '#shell/web/api/cached-query.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { exerciseChoiceRoutes } from '../../../contract/exercise-choices.ts';

/** The exercises that may be added, cached per client for use without a connection. */
export const cachedChoices: CachedRoute<typeof exerciseChoiceRoutes.list> = {
  route: exerciseChoiceRoutes.list,
  request: {},
};

/** For a day the cached list is used without a request. */
export const maxChoicesAgeMs = 24 * 60 * 60_000;

/** Caches the exercises on this device, unless that was done in the last day. Without a connection the next call tries again. */
export async function fetchChoices(clientId: string): Promise<void> {
  if (clientId === '' || isClientView()) return;
  if (isYoungerThan(await readCached(clientId, cachedChoices), maxChoicesAgeMs)) return;
  await fetchAndCache(clientId, cachedChoices, AbortSignal.timeout(60_000)).catch(() => {});
}
