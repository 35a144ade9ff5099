import { IconSpeakerphone } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { NoticeFilters } from '../contract.ts';
import type texts from '../texts/it.json';
import type { BoardParams } from './board/NoticeboardScreen.tsx';
import { useUnreadNotices } from './board/queries.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof texts;
  }
}

export const noticesNavItem: NavItem = {
  Icon: IconSpeakerphone,
  useLabel: () => useTexts('notices')('nav.notices'),
  path: '/notices',
  permission: 'view notices',
};

export const noticeboardNavItem: NavItem = {
  Icon: IconSpeakerphone,
  useLabel: () => useTexts('notices')('nav.board'),
  useUnread: () => {
    const t = useTexts('notices');
    const count = useUnreadNotices()?.unread ?? 0;
    return { count, label: t('board.unreadCount', { count }) };
  },
  path: '/my/notices',
  permission: 'view own notices',
};

const namespaces = ['notices'] as const;
const formNamespaces = [...namespaces, 'groups'] as const;

export const noticeScreens = [
  screen({
    path: '/notices',
    permission: 'view notices',
    search: searchParams<NoticeFilters>(),
    namespaces,
    load: async () => (await import('./NoticeListScreen.tsx')).NoticeListScreen,
  }),
  screen({
    path: '/notices/create',
    permission: 'create notices',
    reading: { permission: 'view notices', href: () => '/notices' },
    namespaces: formNamespaces,
    load: async () => (await import('./form/NoticeFormScreens.tsx')).NoticeCreateScreen,
  }),
  screen({
    path: '/notices/$id',
    permission: 'view notices',
    namespaces,
    load: async () => (await import('./NoticeScreen.tsx')).NoticeScreen,
  }),
  screen({
    path: '/notices/$id/edit',
    permission: 'update notices',
    reading: { permission: 'view notices', href: ({ id }) => `/notices/${id}` },
    namespaces: formNamespaces,
    load: async () => (await import('./form/NoticeFormScreens.tsx')).NoticeEditScreen,
  }),
  screen({
    path: '/my/notices',
    permission: 'view own notices',
    search: searchParams<BoardParams>(),
    namespaces,
    load: async () => (await import('./board/NoticeboardScreen.tsx')).NoticeboardScreen,
  }),
] as const;
