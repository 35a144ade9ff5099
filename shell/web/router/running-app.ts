import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { App } from '../app.ts';

/** The functions for code outside React, implemented by the router. */
export function appOf(router: AnyRouter, queryClient: QueryClient): App {
  return {
    queryClient,
    navigate: (path, { replace = false, ignoreBlocker = false } = {}) =>
      router.navigate({ href: path, replace, ignoreBlocker }),
    goBack: () => goBack(router),
    invalidateRouter: () => router.invalidate(),
    currentHref: () => router.state.location.href,
  };
}

/** Navigates back, or home when the history is empty. */
function goBack(router: AnyRouter): void {
  if (router.history.canGoBack()) router.history.back();
  else void router.navigate({ href: '/home' });
}
