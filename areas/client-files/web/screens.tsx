import { IconFiles } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'client-files': typeof texts;
  }
}

export const ownFilesNavItem: NavItem = {
  Icon: IconFiles,
  useLabel: () => useTexts('shell')('layout.own.files'),
  path: '/my/files',
  permission: 'view own record',
};

export const ownFileScreens = [
  screen({
    path: '/my/files',
    permission: 'view own record',
    namespaces: ['client-files'],
    load: async () => (await import('./OwnFilesScreen.tsx')).OwnFilesScreen,
  }),
] as const;

export const clientFileScreens = [
  screen({
    path: '/clients/$id/client-files',
    permission: 'view health records',
    namespaces: ['client-files', 'clients'],
    load: async () => (await import('./ClientFilesScreen.tsx')).ClientFilesScreen,
  }),
] as const;
