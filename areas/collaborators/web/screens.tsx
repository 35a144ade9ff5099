import { IconUserCog } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { guestRoute } from '#shell/web/router/routes.tsx';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    collaborators: typeof texts;
  }
}

export const teamNavItem: NavItem = {
  Icon: IconUserCog,
  useLabel: () => useTexts('collaborators')('nav.team'),
  path: '/teamMembers',
  permission: 'admin',
};

const namespaces = ['collaborators'];

export const collaboratorScreens = [
  screen({
    path: '/teamMembers',
    permission: 'admin',
    namespaces,
    load: async () => (await import('./TeamScreen.tsx')).TeamScreen,
  }),
  screen({
    path: '/teamMembers/create',
    permission: 'admin',
    namespaces,
    load: async () => (await import('./InviteScreen.tsx')).InviteScreen,
  }),
  screen({
    path: '/teamMembers/$id/edit',
    permission: 'admin',
    namespaces,
    load: async () => (await import('./CollaboratorScreen.tsx')).CollaboratorScreen,
  }),
  screen({
    path: '/teamMembers/$id/clients',
    permission: 'admin',
    namespaces: [...namespaces, 'clients'],
    search: searchParams<{ search?: string }>(),
    load: async () => (await import('./ClientsOfScreen.tsx')).ClientsOfScreen,
  }),
  screen({
    path: '/teamMembers/$id/remove',
    permission: 'admin',
    namespaces,
    load: async () => (await import('./RemovalScreen.tsx')).RemovalScreen,
  }),
] as const;

/** Also shown to logged-in users, who may join the team of a second studio. */
export const collaboratorGuestScreens = [
  screen({
    parent: guestRoute,
    path: '/register-collaborator',
    permission: 'public',
    search: searchParams<{ token: string }>(),
    namespaces: [...namespaces, 'account'],
    load: async () => (await import('./AcceptInvitationScreen.tsx')).AcceptInvitationScreen,
  }),
] as const;
