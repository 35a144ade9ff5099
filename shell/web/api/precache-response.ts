import type { Route } from '#shell/common/route.ts';
import { app } from '../app.ts';
import { type CachedRoute, fetchAndCache } from './cached-query.ts';
import { apiQueryKey } from './query.ts';

/** Caches a response on the device for a screen that was not opened yet. Errors are ignored: the screen sends the request again. */
export function precacheResponse<R extends Route>(owner: string, cached: CachedRoute<R>): Promise<void> {
  return app().queryClient.prefetchQuery({
    queryKey: apiQueryKey(cached.route, cached.request),
    queryFn: ({ signal }) => fetchAndCache(owner, cached, signal),
    meta: { skipGlobalErrorHandler: true },
  });
}
