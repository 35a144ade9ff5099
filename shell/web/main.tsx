import './theme/guest.css';
import './theme/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { guestRouteTree, guestTextUrls } from '#areas/all-guest.tsx';
import { createQueryClient } from './api/query.ts';
import { watchNetwork } from './api/connectivity.ts';
import { setApiErrorHandlers } from './api/error-handlers.ts';
import { readCachedSession, readToken } from './api/token.ts';
import { setApp } from './app.ts';
import { isDataSaved } from './connection.ts';
import { watchMaxLength } from './forms/max-length.ts';
import { whenIdle } from './idle.ts';
import { globalErrorHandlers, apiErrorHandlers } from './api-error-handlers.ts';
import { closeDialogsOnBack } from './router/close-dialogs-on-back.ts';
import { startFocusRule } from './router/focus.ts';
import { reloadOnChunkError } from './router/chunk-reload.ts';
import { appOf } from './router/running-app.ts';
import { type Session, setLogoutHandlers } from './session.ts';
import { showStartError } from './splash.ts';
import { addTextUrls, startTexts } from './texts/texts.ts';
import { AppTheme } from './theme/AppTheme.tsx';
import { ErrorScreen } from './widgets/ErrorScreen.tsx';
import { NotFoundScreen } from './widgets/NotFoundScreen.tsx';

type FullApp = typeof import('#areas/all-web.tsx')['app'];
type ClientApp = typeof import('#areas/all-client.tsx')['app'];
type LazyComponent = { preload?: () => Promise<void> | undefined };

addTextUrls(guestTextUrls);

const queryClient = createQueryClient(globalErrorHandlers);

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOf>;
  }
}

// `start` is not awaited, because lazy chunks import from this module and would wait for its evaluation.
start().catch(showStartError);

async function start(): Promise<void> {
  const loading = readToken() ? loadApp() : null;
  // An error is thrown below, when the texts of its message are there.
  loading?.catch(() => {});
  await startTexts();
  const app = await loading;
  const router = routerOf(app);
  if (app) {
    preloadScreens(router);
    // Creates the date formats while the first response is pending, because that takes long on a phone.
    whenIdle(() => void import('./texts/formats.ts').then(({ formatDate }) => formatDate(new Date())));
  }
  setApp(appOf(router, queryClient));
  setApiErrorHandlers(apiErrorHandlers);
  watchNetwork();
  watchMaxLength();
  startFocusRule(router);
  closeDialogsOnBack(router);

  // The first render shows the loaded page instead of a pending state; until then the splash of index.html is visible.
  await router.load();

  const root = document.getElementById('root');
  if (!root) throw new Error('main: index.html has no #root');

  // A transition renders in slices, so that a slow phone stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <AppTheme>
          <RouterProvider router={router} />
        </AppTheme>
      </QueryClientProvider>,
    ),
  );
}

/**
 * Creates the router. Guests and clients start with their own routes; its types are those of the full route tree, which
 * is loaded on demand.
 */
function routerOf(app: FullApp | ClientApp | null) {
  const router = createRouter({
    routeTree: (app?.routeTree ?? guestRouteTree) as unknown as FullApp['routeTree'],
    context: {
      queryClient,
      navigation: app?.navigation ?? [],
      tabs: app?.tabs ?? [],
      banners: app?.banners ?? {},
      sessionComponents: app?.sessionComponents ?? {},
      backgroundComponents: app?.backgroundComponents ?? {},
      loadMoreRoutes,
    },
    defaultPreload: isDataSaved() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });

  let isGuest = app === null;

  /**
   * Replaces the routes of guests by those of a client, and these by the full route tree. All trees share `rootRoute`, so the
   * router rebuilds the tree in place.
   */
  async function loadMoreRoutes(): Promise<void> {
    const more = isGuest && readToken() ? await loadApp() : await loadFullApp();
    isGuest = false;
    const { navigation, tabs, banners, sessionComponents, backgroundComponents } = more;
    router.update({
      ...router.options,
      context: { ...router.options.context, navigation, tabs, banners, sessionComponents, backgroundComponents },
    });
    router.setRoutes(router.buildRouteTree());
  }

  return router;
}

/** Loads the chunks of the page while the session is requested. */
function preloadScreens(router: ReturnType<typeof routerOf>): void {
  const [matches] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const { options } of matches) void (options.component as LazyComponent | undefined)?.preload?.();
}

/** Loads all routes for a professional by the session cached on this device; otherwise those of a client, which all need. */
function loadApp(): Promise<FullApp | ClientApp> {
  const user = readCachedSession<Session>()?.user;
  return user && !user.clientId ? loadFullApp() : prepareApp(import('#areas/all-client.tsx'));
}

function loadFullApp(): Promise<FullApp> {
  return prepareApp(import('#areas/all-web.tsx'));
}

async function prepareApp<App extends FullApp | ClientApp>(chunk: Promise<{ app: App }>): Promise<App> {
  const { app } = await reloadOnChunkError(chunk);
  addTextUrls(app.textUrls);
  setLogoutHandlers(app.logoutHandlers);
  return app;
}
