import { appRoute, keyedRoute } from '#shell/web/router/routes.tsx';
import { filtersOf, screen } from '#shell/web/router/screen.ts';
import type { PrintOptions } from '../contract/print.ts';
import type { ProgramFilters } from '../contract.ts';
import type { ClientProgramsPlace } from './client/ClientProgramsScreen.tsx';
import { askAhead } from './editor/ahead.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    programs: typeof texts;
  }
}

/** Which week the editor shows, and on a phone which day. */
export interface ShownPlace {
  week: number;
  day: number;
}

export const programScreens = [
  screen({
    parent: appRoute,
    path: '/programs',
    permission: 'view programs',
    search: filtersOf<ProgramFilters>(),
    texts: ['programs', 'folders', 'clients'],
    load: async () => (await import('./list/ProgramListScreen.tsx')).ProgramListScreen,
  }),
  screen({
    parent: appRoute,
    path: '/programs/$id/manage',
    permission: 'update programs',
    search: filtersOf<ShownPlace>(),
    texts: ['programs', 'exercises'],
    load: async () => {
      const work = import('./editor/work-parts.ts').then(({ loadWork }) => loadWork());
      const [{ ProgramEditScreen }] = await Promise.all([import('./editor/ProgramEditScreen.tsx'), work]);
      return ProgramEditScreen;
    },
    ahead: ({ id }) => askAhead(id),
  }),
  screen({
    parent: appRoute,
    path: '/programs/$id/assign',
    permission: 'update programs',
    texts: ['programs'],
    load: async () => (await import('./assign/AssignProgramScreen.tsx')).AssignProgramScreen,
  }),
  screen({
    parent: appRoute,
    path: '/clients/$id/programs',
    permission: 'view programs',
    search: filtersOf<ClientProgramsPlace>(),
    texts: ['programs', 'clients', 'folders'],
    load: async () => (await import('./client/ClientProgramsScreen.tsx')).ClientProgramsScreen,
  }),
] as const;

/** Whoever was given a key sees the paper without a login; the server knows what the others may print. */
export const programPaperScreens = [
  screen({
    parent: keyedRoute,
    path: '/programs/$id/pdf',
    search: filtersOf<PrintOptions & { ticket: string }>(),
    texts: ['programs'],
    load: async () => (await import('./pdf/ProgramPdfScreen.tsx')).ProgramPdfScreen,
  }),
] as const;
