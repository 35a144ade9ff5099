import { screen, searchParams } from '#shell/web/router/screen.ts';
import type { MediaFilters } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    media: typeof texts;
  }
}

export const mediaScreens = [
  screen({
    path: '/clients/$id/media',
    permission: 'view health records',
    search: searchParams<MediaFilters>(),
    namespaces: ['media', 'clients'],
    load: async () => (await import('./ClientMediaScreen.tsx')).ClientMediaScreen,
  }),
] as const;
