import { IconUsers } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { loadTexts, useTexts } from '#shell/web/texts/texts.ts';
import { guestRoute } from '#shell/web/router/routes.tsx';
import { searchParams, screen } from '#shell/web/router/screen.ts';
import type { ClientFilters } from '../contract.ts';
import type clients from '../texts/it.json';
import { type ClientPages, loadClientPages, provideClientPages } from './client-pages.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    clients: typeof clients;
  }
}

export const clientsNavItem: NavItem = {
  Icon: IconUsers,
  useLabel: () => useTexts('clients')('nav.clients'),
  path: '/clients',
  permission: 'view clients',
};

const namespaces = ['clients'];

/** A client has one note: writing the first one is the same screen. */
const note = {
  permission: 'view health records',
  namespaces,
  load: async () => (await import('./ClientNoteScreen.tsx')).ClientNoteScreen,
} as const;

/**
 * Screens below `/clients`. `loadPages` loads the tabs and panels of the areas above this one, with the first screen of a
 * professional: a client needs none of them.
 */
export function clientScreens(loadPages: () => Promise<ClientPages>) {
  provideClientPages(loadPages);
  return [
    screen({
      path: '/clients',
      permission: 'view clients',
      search: searchParams<ClientFilters>(),
      namespaces,
      load: async () => (await import('./list/ClientListScreen.tsx')).ClientListScreen,
    }),
    screen({
      path: '/clients/create',
      permission: 'create clients',
      reading: { permission: 'view clients', href: () => '/clients' },
      namespaces,
      load: async () => (await import('./form/ClientFormScreens.tsx')).ClientCreateScreen,
    }),
    screen({
      path: '/clients/import',
      permission: 'create clients',
      reading: { permission: 'view clients', href: () => '/clients' },
      namespaces,
      load: async () => (await import('./import/ImportClientsScreen.tsx')).ImportClientsScreen,
    }),
    screen({
      path: '/clients/$id/edit',
      permission: 'update clients',
      reading: { permission: 'view clients', href: ({ id }) => `/clients/${id}` },
      namespaces,
      load: async () => (await import('./form/ClientFormScreens.tsx')).ClientEditScreen,
    }),
    screen({
      path: '/clients/$id',
      permission: 'view clients',
      namespaces,
      load: async () => {
        const [{ createOverviewScreen }, panels] = await Promise.all([
          import('./overview/ClientOverviewScreen.tsx'),
          loadPanels(),
        ]);
        return createOverviewScreen(panels);
      },
    }),
    screen({ path: '/clients/$id/note', ...note }),
    screen({ path: '/clients/$id/note/create', ...note }),
  ] as const;
}

async function loadPanels() {
  const { panels } = await loadClientPages();
  const [loaded] = await Promise.all([
    Promise.all(panels.map(async ({ load, ...panel }) => ({ ...panel, Panel: await load() }))),
    loadTexts(panels.flatMap((panel) => panel.namespaces)),
  ]);
  return loaded;
}

/** Also shown to logged-in users, who may become the client of a second coach. */
export const clientGuestScreens = [
  screen({
    parent: guestRoute,
    path: '/register-client',
    permission: 'public',
    search: searchParams<{ token: string }>(),
    namespaces: [...namespaces, 'account'],
    load: async () => (await import('./RegisterClientScreen.tsx')).RegisterClientScreen,
  }),
  screen({
    parent: guestRoute,
    path: '/join',
    permission: 'public',
    search: searchParams<{ token: string }>(),
    namespaces: [...namespaces, 'account'],
    load: async () => (await import('./JoinScreen.tsx')).JoinScreen,
  }),
] as const;
