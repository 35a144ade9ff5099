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
import { ErrorPage, NotFoundPage } from '../layouts/LonelyPages.tsx';
import { whole } from './chunks.ts';
import type { AppContext } from './context.ts';
import { hasDevPages } from './dev-pages.ts';
import { rememberPath } from './remembered-path.ts';

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
  component: lazyRouteComponent(() => whole(import('../layouts/AppLayout.tsx')), 'AppLayout'),
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
export const emptyRoute = createRoute({ getParentRoute: () => rootRoute, id: 'empty', component: EmptyLayout });

/** No layout, login needed: the workout runner, a print preview. */
export const bareAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'bare',
  errorComponent: ErrorPage,
  beforeLoad: ({ context, location, preload }) => sessionOrLogin(context, location.href, preload),
  component: lazyRouteComponent(() => whole(import('../layouts/BareAppLayout.tsx')), 'BareAppLayout'),
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
  component: lazyRouteComponent(() => whole(import('../layouts/BareAppLayout.tsx')), 'BareAppLayout'),
});

/** No layout; login needed unless the address carries a key that says what may be seen. */
export const keyedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'keyed',
  errorComponent: ErrorPage,
  beforeLoad: async ({ context, location, preload, search }) =>
    'ticket' in search ? {} : sessionOrLogin(context, location.href, preload),
  component: lazyRouteComponent(() => whole(import('../layouts/BareAppLayout.tsx')), 'BareAppLayout'),
});

/** `/404`, for links that lead there on purpose. */
export const missingRoute = createRoute({ getParentRoute: () => rootRoute, path: '/404', component: NotFoundPage });

async function sessionOrLogin({ queryClient }: AppContext, path: string, preload: boolean) {
  const session = await loadSession(queryClient);
  if (session) return { session };
  if (!preload) rememberPath(path);
  throw redirect({ href: '/login', replace: true });
}
