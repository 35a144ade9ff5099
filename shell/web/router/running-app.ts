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
    goBack: () => goBack(router, previousPath),
    invalidateRouter: () => router.invalidate(),
    currentHref: () => router.state.location.href,
  };
}

/** Navigates back, or to `/clients` when there is no previous path or it is the current one. */
function goBack(router: AnyRouter, previousPath: string | undefined): void {
  const isElsewhere = previousPath !== undefined && previousPath !== router.state.location.pathname;
  if (isElsewhere && router.history.canGoBack()) router.history.back();
  else void router.navigate({ href: '/clients' });
}
