import './theme/guest.css';
import './theme/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { guestRouteTree } from '#areas/all-guest.tsx';
import { createQueryClient } from './api/query.ts';
import { setApiErrorHandlers } from './api/error-handlers.ts';
import { readToken } from './api/token.ts';
import { setApp } from './app.ts';
import { whenIdle } from './idle.ts';
import { globalErrorHandlers, apiErrorHandlers } from './api-error-handlers.ts';
import { closeDialogsOnBack } from './router/close-dialogs-on-back.ts';
import { startFocusRule } from './router/focus.ts';
import { reloadOnChunkError } from './router/chunk-reload.ts';
import { appOf } from './router/running-app.ts';
import { setLogoutHandlers } from './session.ts';
import { sayStartFailed } from './splash.ts';
import { formatDate } from './texts/formats.ts';
import { startTexts } from './texts/texts.ts';
import { AppTheme } from './theme/AppTheme.tsx';
import { ErrorScreen } from './widgets/ErrorScreen.tsx';
import { NotFoundScreen } from './widgets/NotFoundScreen.tsx';

type All = typeof import('#areas/all-web.tsx')['app'];
type Piece = { preload?: () => Promise<void> | undefined };

const queryClient = createQueryClient(globalErrorHandlers);

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerOf>;
  }
}

// Not awaited: what comes later imports from this file, and would wait for it to end.
start().catch(sayStartFailed);

async function start(): Promise<void> {
  const [all] = await Promise.all([readToken() ? loadAll() : null, startTexts()]);
  const router = routerOf(all);
  if (all) {
    loadPieces(router);
    // The first date takes a phone long: it is made while an answer is on its way.
    whenIdle(() => formatDate(new Date()));
  }
  setApp(appOf(router, queryClient));
  setApiErrorHandlers(apiErrorHandlers);
  startFocusRule(router);
  closeDialogsOnBack(router);

  // One drawing of the first page, not one of its waiting before: the picture in index.html stands that long.
  await router.load();

  const place = document.getElementById('root');
  if (!place) throw new Error('main: index.html has no #root');

  // In slices: a slow phone answers to the finger meanwhile.
  startTransition(() =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <AppTheme>
          <RouterProvider router={router} />
        </AppTheme>
      </QueryClientProvider>,
    ),
  );
}

/** A guest begins with the pages of guests; types see the whole product, which comes as soon as somebody goes there. */
function routerOf(all: All | null) {
  const router = createRouter({
    routeTree: (all?.routeTree ?? guestRouteTree) as unknown as All['routeTree'],
    context: {
      queryClient,
      navigation: all?.navigation ?? [],
      tabs: all?.tabs ?? [],
      backgroundComponents: all?.backgroundComponents ?? {},
      loadFullRouteTree: loadRest,
    },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });

  /** The tree is the same one, grown: the router only has to look at it again. */
  async function loadRest(): Promise<void> {
    const { navigation, tabs, backgroundComponents } = await loadAll();
    router.update({
      ...router.options,
      context: { ...router.options.context, navigation, tabs, backgroundComponents },
    });
    router.setRoutes(router.buildRouteTree());
  }

  return router;
}

/** The code of the page is fetched while the server is asked who is there, not after it. */
function loadPieces(router: ReturnType<typeof routerOf>): void {
  const [pieces] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const { options } of pieces) void (options.component as Piece | undefined)?.preload?.();
}

async function loadAll(): Promise<All> {
  const { app } = await reloadOnChunkError(import('#areas/all-web.tsx'));
  setLogoutHandlers(app.logoutHandlers);
  return app;
}
