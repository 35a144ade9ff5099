import { IconUsersGroup } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { OpenRecordParams } from '#shell/web/records/open-record.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import type { GroupFilters } from '../contract.ts';
import type texts from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    groups: typeof texts;
  }
}

export const groupsNavItem: NavItem = {
  Icon: IconUsersGroup,
  useLabel: () => useTexts('groups')('nav.groups'),
  path: '/groups',
  permission: 'view groups',
};

export const groupScreens = [
  screen({
    path: '/groups',
    permission: 'view groups',
    search: searchParams<GroupFilters & OpenRecordParams>(),
    namespaces: ['groups'],
    load: async () => (await import('./GroupListScreen.tsx')).GroupListScreen,
  }),
] as const;
