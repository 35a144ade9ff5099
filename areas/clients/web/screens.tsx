import { createRoute } from '@tanstack/react-router';
import { GuestLayout } from '#shell/web/layouts/GuestLayout.tsx';
import { appRoute, rootRoute } from '#shell/web/router/routes.tsx';
import { filtersOf, screen } from '#shell/web/router/screen.ts';
import type { ClientFilters } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    clients: typeof texts;
  }
}

export const clientListRoute = screen({
  parent: appRoute,
  path: '/clients',
  permission: 'view clients',
  search: filtersOf<ClientFilters>(),
  texts: ['clients'],
  load: async () => (await import('./list/ClientListScreen.tsx')).ClientListScreen,
});

export const clientCreateRoute = screen({
  parent: appRoute,
  path: '/clients/create',
  permission: 'create clients',
  texts: ['clients'],
  load: async () => (await import('./form/ClientCreateScreen.tsx')).ClientCreateScreen,
});

export const clientEditRoute = screen({
  parent: appRoute,
  path: '/clients/$id/edit',
  permission: 'update clients',
  texts: ['clients'],
  load: async () => (await import('./form/ClientEditScreen.tsx')).ClientEditScreen,
});

export const clientRoute = screen({
  parent: appRoute,
  path: '/clients/$id',
  permission: 'view clients',
  texts: ['clients'],
  load: async () => (await import('./overview/ClientOverviewScreen.tsx')).ClientOverviewScreen,
});

export const clientNoteRoute = screen({
  parent: appRoute,
  path: '/clients/$id/note',
  permission: 'view clients',
  texts: ['clients'],
  load: async () => (await import('./note/ClientNoteScreen.tsx')).ClientNoteScreen,
});

/** Unlike the login it does not send away whoever is logged in: a person may be the client of a second coach. */
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'invitation',
  component: GuestLayout,
});

export const registerClientRoute = screen({
  parent: invitationRoute,
  path: '/register-client',
  permission: 'public',
  search: filtersOf<{ token: string }>(),
  texts: ['clients'],
  load: async () => (await import('./register/RegisterClientScreen.tsx')).RegisterClientScreen,
});
