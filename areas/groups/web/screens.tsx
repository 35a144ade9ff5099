import { appRoute } from '#shell/web/router/routes.tsx';
import { filtersOf, screen } from '#shell/web/router/screen.ts';
import type texts from '../texts/it.json';
import type { GroupPlace } from './place.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    groups: typeof texts;
  }
}

export const groupScreens = [
  screen({
    parent: appRoute,
    path: '/groups',
    permission: 'view groups',
    search: filtersOf<GroupPlace>(),
    texts: ['groups'],
    load: async () => (await import('./GroupListScreen.tsx')).GroupListScreen,
  }),
] as const;
