import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { readToken } from '../api/token.ts';
import { loadSession } from '../session.ts';
import { EmptyLayout } from '../layouts/EmptyLayout.tsx';
import { GuestLayout } from '../layouts/GuestLayout.tsx';
import { RootLayout } from '../layouts/RootLayout.tsx';
import { ErrorPage, NotFoundPage } from '../layouts/StandalonePages.tsx';
import { reloadOnChunkError } from './chunk-reload.ts';
import type { AppContext } from './context.ts';
import { hasDevPages } from './dev-pages.ts';
import { onlyPathOf } from './only-paths.ts';
import { saveReturnPath } from './return-path.ts';

export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** Layout with sidebar or bottom bar. Requires a login. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  errorComponent: ErrorPage,
  beforeLoad: ({ context, location, preload }) => sessionOrLogin(context, location.href, preload),
  component: lazyRouteComponent(() => reloadOnChunkError(import('../layouts/AppLayout.tsx')), 'AppLayout'),
});

/** Layout with a card of 500 px, for the login and similar screens. Redirects users after login, except from mail links. */
export const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  beforeLoad: ({ search }) => {
    if (readToken() && !('token' in search)) throw redirect({ href: '/home', replace: true });
  },
  component: GuestLayout,
});

/** No layout, no login: landing page, storefront. */
export const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: 'public', component: EmptyLayout });

/** No layout, requires a login: the workout runner. */
export const fullscreenRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'fullscreen',
  errorComponent: ErrorPage,
  beforeLoad: ({ context, location, preload }) => sessionOrLogin(context, location.href, preload),
  component: lazyRouteComponent(() => reloadOnChunkError(import('../layouts/FullscreenLayout.tsx')), 'SessionLayout'),
});

/** No layout, no login. Exists in development and on test servers only (`hasDevPages`). */
export const devRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'dev',
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  beforeLoad: () => {
    if (!hasDevPages()) throw notFound();
  },
  component: lazyRouteComponent(
    () => reloadOnChunkError(import('../layouts/FullscreenLayout.tsx')),
    'FullscreenLayout',
  ),
});

/** No layout. Requires a login, or a ticket in the URL. */
export const ticketRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'ticket',
  errorComponent: ErrorPage,
  beforeLoad: async ({ context, location, preload, search }) =>
    'ticket' in search ? {} : sessionOrLogin(context, location.href, preload),
  component: lazyRouteComponent(
    () => reloadOnChunkError(import('../layouts/FullscreenLayout.tsx')),
    'FullscreenLayout',
  ),
});

/** `/404`, the target of explicit redirects. */
export const notFoundRoute = createRoute({ getParentRoute: () => rootRoute, path: '/404', component: NotFoundPage });

/** All other paths in the route trees of guests and clients: loads more routes and matches the path again. */
export const catchAllRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context, location, preload }) => {
    if (preload) return;
    await context.loadMoreRoutes();
    throw redirect({ href: location.href, replace: true });
  },
});

async function sessionOrLogin(context: AppContext, path: string, preload: boolean) {
  const loaded = await loadedSession(context, path, preload);
  // Without a cached session the routes are those of a client.
  if (!loaded.session.user.clientId && context.navigation.length === 0 && !preload) {
    await context.loadMoreRoutes();
    throw redirect({ href: path, replace: true });
  }
  const onlyPath = onlyPathOf(loaded.session.user);
  if (onlyPath) throw redirect({ href: onlyPath, replace: true });
  return loaded;
}

export async function loadedSession({ queryClient }: AppContext, path: string, preload: boolean) {
  const currentSession = await loadSession(queryClient);
  if (currentSession) return { session: currentSession };
  if (!preload) saveReturnPath(path);
  throw redirect({ href: '/login', replace: true });
}
