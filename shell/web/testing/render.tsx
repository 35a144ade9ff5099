import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import i18n from 'i18next';
import type { FunctionComponent } from 'react';
import type { Permission } from '#shell/common/permissions.ts';
import { type SessionUser, sessionEndpoints } from '#shell/common/session.ts';
import { createQueryClient } from '../api/query.ts';
import { setApiErrorHandlers } from '../api/error-handlers.ts';
import { setApp } from '../app.ts';
import { globalErrorHandlers, apiErrorHandlers } from '../api-error-handlers.ts';
import type { AppContext } from '../router/context.ts';
import { appOf } from '../router/running-app.ts';
import { screen } from '../router/screen.ts';
import { meQuery, permissionsQuery } from '../session.ts';
import { loadTexts, applyLanguage, startTexts } from '../texts/texts.ts';
import { setCurrentTimeZone } from '../texts/time-zone.ts';
import { setCurrentUnits } from '../texts/current-units.ts';
import { themeOf } from '../theme/theme.ts';
import { ConfirmHost } from '../widgets/ConfirmHost.tsx';
import { ToastHost } from '../widgets/ToastHost.tsx';
import { respondByDefault, stubFetch } from './fake-api.ts';
import { readTexts } from './texts.ts';

interface RenderOptions {
  /** Path of the route, such as `/clients/$id`; `at` is the URL to open. */
  path?: string;
  at?: string;
  permissions?: string[];
  /** Permission that the screen requires; without one it is open to all. */
  permission?: Permission;
  user?: Partial<SessionUser>;
  texts?: readonly string[];
  /** What the areas add to the app: links of the navigation, components beside the screens. */
  context?: Partial<AppContext>;
  language?: 'it' | 'en';
}

/** Renders a screen at a URL for a user with the given permissions. Links to other paths open an empty page. */
export async function renderScreen(Screen: FunctionComponent, options: RenderOptions = {}) {
  const { path = '/', at = path, permission, permissions = [], user = {} } = options;
  const { texts = [], context = {}, language = 'it' } = options;
  await restartTexts();
  await applyLanguage(language);
  await loadTexts(texts);
  stubFetch();
  const queryClient = createQueryClient(globalErrorHandlers);
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const me = { ...defaultUser, ...user };
  // Active queries are fetched again after a lost connection.
  respondByDefault(sessionEndpoints.me, { user: me });
  respondByDefault(sessionEndpoints.permissions, { permissions });
  setCurrentTimeZone(me.timeZone);
  setCurrentUnits(me.units);
  queryClient.setQueryData([sessionEndpoints.me, {}], { user: me });
  queryClient.setQueryData([sessionEndpoints.permissions, {}], { permissions });

  const router = routerOf(Screen, { path, at, permission, context: { ...context, queryClient } });
  setApp(appOf(router, queryClient));
  setApiErrorHandlers(apiErrorHandlers);

  const view = render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={themeOf('#92000F')} env="test">
        <RouterProvider router={router as never} />
        <ToastHost />
      </MantineProvider>
    </QueryClientProvider>,
  );
  await router.load();
  return { ...view, router, queryClient };
}

interface ScreenRouteOptions {
  permission: Permission | undefined;
  path: string;
  at: string;
  context: Partial<AppContext> & Pick<AppContext, 'queryClient'>;
}

function routerOf(Screen: FunctionComponent, { path, at, permission, context }: ScreenRouteOptions) {
  const root = createRootRouteWithContext<AppContext>()({
    component: Root,
    beforeLoad: ({ context: { queryClient } }) => ({
      session: {
        user: queryClient.getQueryData(meQuery.queryKey)?.user,
        permissions: queryClient.getQueryData(permissionsQuery.queryKey)?.permissions,
      },
    }),
  });
  const screenRoute = permission
    ? screen({ parent: root, path, permission, load: async () => Screen })
    : createRoute({ getParentRoute: () => root, path, component: Screen });
  const otherRoute = createRoute({ getParentRoute: () => root, path: '$', component: OtherPage });
  return createRouter({
    routeTree: root.addChildren([screenRoute, otherRoute]),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: {
      navigation: [],
      tabs: [],
      banners: {},
      sessionComponents: {},
      backgroundComponents: {},
      loadMoreRoutes: async () => {},
      ...context,
    },
  });
}

function Root() {
  return (
    <>
      <Outlet />
      <ConfirmHost />
    </>
  );
}

function OtherPage() {
  return <p data-testid="elsewhere" />;
}

const defaultUser: SessionUser = {
  id: '0199a000-0000-7000-8000-000000000001',
  email: 'anna@studio.it',
  name: 'Anna Bianchi',
  locale: 'it',
  roles: ['admin'],
  accountName: 'Studio Bianchi',
  membershipId: '0199a000-0000-7000-8000-000000000002',
  clientId: null,
  timeZone: 'Europe/Rome',
  units: { weight: 'kg', length: 'cm' },
  remainingTrialDays: 30,
  deleteAfter: null,
  custom_app: { logo_url: null, theme: { main_color: null } },
  version: 2,
  memberships: [],
};

/**
 * Initialises the texts and loads again those that tests before have loaded: a component that was loaded together with its texts would suspend
 * for them. When the user clicks meanwhile, React renders such a component within `act` without end.
 */
async function restartTexts(): Promise<void> {
  const languages = i18n.isInitialized ? ['it', 'en'] : [];
  const loaded = languages.flatMap((language) => Object.keys(i18n.getDataByLanguage(language) ?? {}));
  await startTexts(readTexts);
  await loadTexts([...new Set(loaded)]);
}
