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
import { saveReturnPath } from './return-path.ts';

export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** Sidebar or bottom bar around the screen. Login needed. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  errorComponent: ErrorPage,
  beforeLoad: ({ context, location, preload }) => sessionOrLogin(context, location.href, preload),
  component: lazyRouteComponent(() => reloadOnChunkError(import('../layouts/AppLayout.tsx')), 'AppLayout'),
});

/** A card of 500 px for login and the like. Whoever is logged in is sent home, unless they follow the link of a mail. */
export const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  beforeLoad: ({ search }) => {
    if (readToken() && !('token' in search)) throw redirect({ href: '/home', replace: true });
  },
  component: GuestLayout,
});

/** No layout, nobody asked who they are: landing, storefront. */
export const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: 'empty', component: EmptyLayout });

/** No layout, login needed: the workout runner, a print preview. */
export const fullscreenRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'bare',
  errorComponent: ErrorPage,
  beforeLoad: ({ context, location, preload }) => sessionOrLogin(context, location.href, preload),
  component: lazyRouteComponent(
    () => reloadOnChunkError(import('../layouts/FullscreenLayout.tsx')),
    'FullscreenLayout',
  ),
});

/** No layout, no login, and only on the machine of those who try or check the product: elsewhere nothing is there. */
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

/** No layout; login needed unless the address carries a key that says what may be seen. */
export const ticketRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'keyed',
  errorComponent: ErrorPage,
  beforeLoad: async ({ context, location, preload, search }) =>
    'ticket' in search ? {} : sessionOrLogin(context, location.href, preload),
  component: lazyRouteComponent(
    () => reloadOnChunkError(import('../layouts/FullscreenLayout.tsx')),
    'FullscreenLayout',
  ),
});

/** `/404`, for links that lead there on purpose. */
export const notFoundRoute = createRoute({ getParentRoute: () => rootRoute, path: '/404', component: NotFoundPage });

async function sessionOrLogin({ queryClient }: AppContext, path: string, preload: boolean) {
  const session = await loadSession(queryClient);
  if (session) return { session };
  if (!preload) saveReturnPath(path);
  throw redirect({ href: '/login', replace: true });
}
