import './theme/guest.css';
import './theme/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { navigation, routeTree, tabs } from '#areas/all-web.tsx';
import { createQueryClient } from './api/query.ts';
import { setReactions } from './api/reactions.ts';
import { setApp } from './app.ts';
import { announcements, appReactions } from './reactions.ts';
import { startBackRule } from './router/back-closes.ts';
import { startFocusRule } from './router/focus.ts';
import { appOf } from './router/running-app.ts';
import { startTexts } from './texts/texts.ts';
import { AppTheme } from './theme/AppTheme.tsx';
import { ErrorScreen } from './widgets/ErrorScreen.tsx';
import { NotFoundScreen } from './widgets/NotFoundScreen.tsx';

const queryClient = createQueryClient(announcements);
const router = createRouter({
  routeTree,
  context: { queryClient, navigation, tabs },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

setApp(appOf(router, queryClient));
setReactions(appReactions);
startFocusRule(router);
startBackRule(router);
await startTexts();

const place = document.getElementById('root');
if (!place) throw new Error('main: index.html has no #root');

createRoot(place).render(
  <QueryClientProvider client={queryClient}>
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>
  </QueryClientProvider>,
);
