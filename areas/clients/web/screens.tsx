import { createRoute } from '@tanstack/react-router';
import { GuestLayout } from '#shell/web/layouts/GuestLayout.tsx';
import { appRoute, rootRoute } from '#shell/web/router/routes.tsx';
import { filtersOf, screen } from '#shell/web/router/screen.ts';
import type { ClientFilters } from '../contract.ts';
import type clients from '../texts/it.json';
import type { ClientPanel } from './overview/ClientOverviewScreen.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    clients: typeof clients;
  }
}

const texts = ['clients'];

/** A panel on the page of a client that an area above this one brings; `all-web.tsx` hands them over. */
interface PanelPlace extends Pick<ClientPanel, 'name' | 'permission'> {
  load: () => Promise<ClientPanel['Panel']>;
  texts: readonly string[];
}

export function clientScreens(panels: readonly PanelPlace[]) {
  return [
    screen({
      parent: appRoute,
      path: '/clients',
      permission: 'view clients',
      search: filtersOf<ClientFilters>(),
      texts,
      load: async () => (await import('./list/ClientListScreen.tsx')).ClientListScreen,
    }),
    screen({
      parent: appRoute,
      path: '/clients/create',
      permission: 'create clients',
      texts,
      load: async () => (await import('./form/ClientCreateScreen.tsx')).ClientCreateScreen,
    }),
    screen({
      parent: appRoute,
      path: '/clients/$id/edit',
      permission: 'update clients',
      texts,
      load: async () => (await import('./form/ClientEditScreen.tsx')).ClientEditScreen,
    }),
    screen({
      parent: appRoute,
      path: '/clients/$id',
      permission: 'view clients',
      texts: [...texts, ...panels.flatMap((panel) => panel.texts)],
      load: async () => {
        const [{ overviewWith }, loaded] = await Promise.all([
          import('./overview/ClientOverviewScreen.tsx'),
          Promise.all(panels.map(async ({ load, ...panel }) => ({ ...panel, Panel: await load() }))),
        ]);
        return overviewWith(loaded);
      },
    }),
    screen({
      parent: appRoute,
      path: '/clients/$id/note',
      permission: 'view clients',
      texts,
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
    search: filtersOf<{ token: string }>(),
    texts: [...texts, 'account'],
    load: async () => (await import('./register/RegisterClientScreen.tsx')).RegisterClientScreen,
  }),
]);
