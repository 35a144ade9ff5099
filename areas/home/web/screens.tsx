import { appRoute } from '#shell/web/router/routes.tsx';
import { filtersOf, screen } from '#shell/web/router/screen.ts';
import type home from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof home;
  }
}

export const homeScreens = [
  screen({
    parent: appRoute,
    path: '/home',
    permission: 'login',
    search: filtersOf<{ idleDays: number }>(),
    texts: ['home', 'clients'],
    load: async () => (await import('./HomeScreen.tsx')).HomeScreen,
  }),
] as const;
