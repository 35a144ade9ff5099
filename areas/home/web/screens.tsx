import { IconHome, IconSun } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { appRoute } from '#shell/web/router/routes.tsx';
import { readCachedSession } from '#shell/web/api/token.ts';
import { searchParams, screen } from '#shell/web/router/screen.ts';
import type { Session } from '#shell/web/session.ts';
import type home from '../texts/it.json';
import { loadHome } from './homes.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof home;
  }
}

export const homeNavItem: NavItem = {
  Icon: IconHome,
  useLabel: () => useTexts('home')('nav.home'),
  path: '/home',
  permission: 'view home',
};

export const todayNavItem: NavItem = {
  Icon: IconSun,
  useLabel: () => useTexts('shell')('layout.own.today'),
  path: '/home',
  activePaths: ['/my/programs'],
  permission: 'view own training',
};

export const homeScreens = [
  screen({
    parent: appRoute,
    path: '/home',
    permission: 'login',
    search: searchParams<{ idleDays: number }>(),
    namespaces: ['home', 'clients'],
    load: async () => {
      const [{ HomeScreen }] = await Promise.all([import('./HomeScreen.tsx'), loadLastHome()]);
      return HomeScreen;
    },
  }),
] as const;

/** Loads the screen of the last user of this device in parallel with the page. */
async function loadLastHome(): Promise<void> {
  const last = readCachedSession<Session>();
  // A failure is ignored here, because the screen loads the same chunk and reports it.
  if (last) await loadHome(last.user.roles.includes('client') ? 'client' : 'professional').catch(() => {});
}
