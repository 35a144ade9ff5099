import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { App } from '../app.ts';

/** The functions for code outside React, implemented by the router. */
export function appOf(router: AnyRouter, queryClient: QueryClient): App {
  let previousPath: string | undefined;
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    previousPath = fromLocation?.pathname;
  });
  return {
    queryClient,
    navigate: (path, { replace = false, ignoreBlocker = false } = {}) =>
      router.navigate({ href: path, replace, ignoreBlocker }),
    goBack: ({ ignoreBlocker = false } = {}) => goBack(router, { previousPath, ignoreBlocker }),
    invalidateRouter: () => router.invalidate(),
    currentHref: () => router.state.location.href,
  };
}

/**
 * Navigates back, or to `/clients` when the history has nothing before or the previous path is the current one. After a reload
 * the previous path is unknown, but the history is not.
 */
function goBack(
  router: AnyRouter,
  { previousPath, ignoreBlocker }: { previousPath: string | undefined; ignoreBlocker: boolean },
): void {
  if (previousPath !== router.state.location.pathname && router.history.canGoBack())
    router.history.back({ ignoreBlocker });
  else void router.navigate({ href: '/clients', ignoreBlocker });
}
