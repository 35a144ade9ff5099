import { IconBarbell } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { appRoute, ticketRoute } from '#shell/web/router/routes.tsx';
import { searchParams, screen } from '#shell/web/router/screen.ts';
import type { ProgramPdfOptions } from '../contract/pdf.ts';
import type { ProgramFilters } from '../contract.ts';
import type { ClientProgramsSearchParams } from './client/ClientProgramsScreen.tsx';
import { prefetchProgram } from './editor/prefetch.ts';
import type { CreateParams } from './list/ProgramListScreen.tsx';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    programs: typeof texts;
  }
}

export const programsNavItem: NavItem = {
  Icon: IconBarbell,
  useLabel: () => useTexts('programs')('nav.programs'),
  path: '/programs',
  permission: 'view programs',
};

/** The week that the editor shows and, on a phone, the day, both counted from 1. */
export interface EditorSearchParams {
  week: number;
  day: number;
}

export const programScreens = [
  screen({
    parent: appRoute,
    path: '/programs',
    permission: 'view programs',
    search: searchParams<ProgramFilters & CreateParams>(),
    namespaces: ['programs', 'assignments', 'folders', 'clients', 'sharing', 'chats'],
    load: async () => (await import('./list/ProgramListScreen.tsx')).ProgramListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/programs/$id/manage',
    permission: 'update programs',
    reading: { permission: 'view programs', href: ({ id }) => `/programs/${id}/pdf` },
    search: searchParams<EditorSearchParams>(),
    namespaces: ['programs', 'assignments', 'exercises', 'sharing', 'attachments', 'metrics', 'folders'],
    load: async () => {
      const work = import('./editor/lazy-editors.ts').then(({ preloadEditor }) => preloadEditor());
      const [{ ProgramEditScreen }] = await Promise.all([import('./editor/ProgramEditScreen.tsx'), work]);
      return ProgramEditScreen;
    },
    prefetch: ({ id }) => prefetchProgram(id),
  }),
  screen({
    parent: appRoute,
    path: '/programs/$id/assign',
    permission: 'update programs',
    reading: { permission: 'view programs', href: ({ id }) => `/programs/${id}/pdf` },
    namespaces: ['programs', 'assignments', 'chats'],
    load: async () => (await import('./assign/AssignProgramScreen.tsx')).AssignProgramScreen,
  }),
  screen({
    parent: appRoute,
    path: '/groups/$id/assign',
    permission: 'update programs',
    reading: { permission: 'view groups', href: () => '/groups' },
    namespaces: ['programs', 'assignments', 'folders'],
    load: async () => (await import('./assign/AssignToGroupScreen.tsx')).AssignToGroupScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/programs',
    permission: 'view programs',
    search: searchParams<ClientProgramsSearchParams>(),
    namespaces: ['programs', 'assignments', 'clients', 'folders', 'chats'],
    load: async () => (await import('./client/ClientProgramsScreen.tsx')).ClientProgramsScreen,
  }),
] as const;

/** Screens that need a ticket in the URL or a login; the server checks the ticket or the permission of the user. */
export const programPdfScreens = [
  screen({
    parent: ticketRoute,
    path: '/programs/$id/pdf',
    search: searchParams<ProgramPdfOptions & { ticket: string }>(),
    namespaces: ['programs', 'pdf'],
    load: async () => (await import('./pdf/ProgramPdfScreen.tsx')).ProgramPdfScreen,
  }),
] as const;
