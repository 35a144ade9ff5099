import { IconChartDonut3 } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ClientMacrosParams } from './client/ClientMacrosScreen.tsx';
import type { MacroCreateParams } from './edit/MacroScreens.tsx';
import type { MacroFilters } from '../contract/library.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    macros: typeof texts;
  }
}

export const macrosNavItem: NavItem = {
  Icon: IconChartDonut3,
  useLabel: () => useTexts('macros')('nav.macros'),
  path: '/macros',
  permission: 'view macros',
};

/** The client's own targets. */
export const myMacrosNavItem: NavItem = {
  ...macrosNavItem,
  useLabel: () => useTexts('shell')('layout.own.macros'),
  path: '/my/macros',
  permission: 'view own nutrition',
};

const namespaces = ['macros', 'assignments', 'clients'] as const;

export const macroScreens = [
  screen({
    path: '/macros',
    permission: 'view macros',
    search: searchParams<MacroFilters>(),
    namespaces,
    load: async () => (await import('./list/MacroListScreen.tsx')).MacroListScreen,
  }),
  screen({
    path: '/macros/create',
    permission: 'create macros',
    reading: { permission: 'view macros', href: () => '/macros' },
    search: searchParams<MacroCreateParams>(),
    namespaces: [...namespaces, 'surveys', 'body-composition', 'dietary-profiles'],
    load: async () => (await import('./edit/MacroScreens.tsx')).MacroCreateScreen,
  }),
  screen({
    path: '/macros/$id/edit',
    permission: 'update macros',
    reading: { permission: 'view macros', href: () => '/macros' },
    namespaces: [...namespaces, 'surveys', 'body-composition', 'dietary-profiles'],
    load: async () => (await import('./edit/MacroScreens.tsx')).MacroEditScreen,
  }),
  screen({
    path: '/macros/$id/assign',
    permission: 'update macros',
    reading: { permission: 'view macros', href: () => '/macros' },
    namespaces: [...namespaces, 'surveys'],
    load: async () => (await import('./assign/AssignMacroScreen.tsx')).AssignMacroScreen,
  }),
  screen({
    path: '/clients/$id/macros',
    permission: 'view macros',
    search: searchParams<ClientMacrosParams>(),
    namespaces: [...namespaces, 'surveys'],
    load: async () => (await import('./client/ClientMacrosScreen.tsx')).ClientMacrosScreen,
  }),
  screen({
    path: '/my/macros',
    permission: 'view own nutrition',
    namespaces,
    load: async () => (await import('./client/MyMacrosScreen.tsx')).MyMacrosScreen,
  }),
] as const;
