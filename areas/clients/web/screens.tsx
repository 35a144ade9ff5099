import { IconUsers } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { createRoute } from '@tanstack/react-router';
import { GuestLayout } from '#shell/web/layouts/GuestLayout.tsx';
import { appRoute, rootRoute } from '#shell/web/router/routes.tsx';
import { searchParams, screen } from '#shell/web/router/screen.ts';
import type { ClientFilters } from '../contract.ts';
import type clients from '../texts/it.json';
import type { ClientPanel } from './overview/ClientOverviewScreen.tsx';

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

const texts = ['clients'];

/** A panel on the page of a client that an area above this one brings; `all-web.tsx` hands them over. */
interface ClientPanelEntry extends Pick<ClientPanel, 'name' | 'permission'> {
  load: () => Promise<ClientPanel['Panel']>;
  texts: readonly string[];
}

export function clientScreens(panels: readonly ClientPanelEntry[]) {
  return [
    screen({
      parent: appRoute,
      path: '/clients',
      permission: 'view clients',
      search: searchParams<ClientFilters>(),
      namespaces: texts,
      load: async () => (await import('./list/ClientListScreen.tsx')).ClientListScreen,
    }),
    screen({
      parent: appRoute,
      path: '/clients/create',
      permission: 'create clients',
      namespaces: texts,
      load: async () => (await import('./form/ClientCreateScreen.tsx')).ClientCreateScreen,
    }),
    screen({
      parent: appRoute,
      path: '/clients/$id/edit',
      permission: 'update clients',
      namespaces: texts,
      load: async () => (await import('./form/ClientEditScreen.tsx')).ClientEditScreen,
    }),
    screen({
      parent: appRoute,
      path: '/clients/$id',
      permission: 'view clients',
      namespaces: [...texts, ...panels.flatMap((panel) => panel.texts)],
      load: async () => {
        const [{ createOverviewScreen }, loaded] = await Promise.all([
          import('./overview/ClientOverviewScreen.tsx'),
          Promise.all(panels.map(async ({ load, ...panel }) => ({ ...panel, Panel: await load() }))),
        ]);
        return createOverviewScreen(loaded);
      },
    }),
    screen({
      parent: appRoute,
      path: '/clients/$id/note',
      permission: 'view clients',
      namespaces: texts,
      load: async () => (await import('./note/ClientNoteScreen.tsx')).ClientNoteScreen,
    }),
  ] as const;
}

/** Unlike the login it does not send away whoever is logged in: a person may be the client of a second coach. */
const invitationRoute = createRoute({ getParentRoute: () => rootRoute, id: 'invitation', component: GuestLayout });

export const clientInvitationRoute = invitationRoute.addChildren([
  screen({
    parent: invitationRoute,
    path: '/register-client',
    permission: 'public',
    search: searchParams<{ token: string }>(),
    namespaces: [...texts, 'account'],
    load: async () => (await import('./register/RegisterClientScreen.tsx')).RegisterClientScreen,
  }),
]);
