import { IconApple } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AlimentFilters } from '../contract/library.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    aliments: typeof texts;
  }
}

export const alimentsNavItem: NavItem = {
  Icon: IconApple,
  useLabel: () => useTexts('aliments')('nav.aliments'),
  path: '/aliments',
  permission: 'view aliments',
};

const namespaces = ['aliments', 'attachments'] as const;

export const alimentScreens = [
  screen({
    path: '/aliments',
    permission: 'view aliments',
    namespaces,
    search: searchParams<AlimentFilters>(),
    load: async () => (await import('./list/AlimentListScreen.tsx')).AlimentListScreen,
  }),
  screen({
    path: '/aliments/create',
    permission: 'create aliments',
    reading: { permission: 'view aliments', href: () => '/aliments' },
    namespaces,
    search: searchParams<{ name: string; barcode: string }>(),
    load: async () => (await import('./edit/AlimentCreateScreen.tsx')).AlimentCreateScreen,
  }),
  screen({
    path: '/aliments/$id/edit',
    permission: 'view aliments',
    namespaces,
    load: async () => (await import('./edit/AlimentScreen.tsx')).AlimentScreen,
  }),
] as const;
