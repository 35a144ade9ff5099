import { IconSalad } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type texts from '../texts/it.json';
import { useUnreadAdvice } from './unread.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    advices: typeof texts;
  }
}

export const ownAdvicesNavItem: NavItem = {
  Icon: IconSalad,
  useLabel: () => useTexts('advices')('nav.own'),
  useUnread: () => {
    const t = useTexts('advices');
    const count = useUnreadAdvice()?.unread ?? 0;
    return { count, label: t('unreadCount', { count }) };
  },
  path: '/my/nutritional-advices',
  permission: 'view own nutrition',
};

const namespaces = ['advices', 'clients', 'attachments'] as const;
const formNamespaces = [...namespaces, 'dietary-profiles', 'aliments'] as const;

export const adviceScreens = [
  screen({
    path: '/clients/$id/nutritions',
    permission: 'view macros',
    namespaces,
    load: async () => (await import('./ClientAdvicesScreen.tsx')).ClientAdvicesScreen,
  }),
  screen({
    path: '/clients/$id/nutritions/create',
    permission: 'create macros',
    reading: { permission: 'view macros', href: ({ id }) => `/clients/${id}/nutritions` },
    namespaces: formNamespaces,
    load: async () => (await import('./form/AdviceFormScreens.tsx')).AdviceCreateScreen,
  }),
  screen({
    path: '/clients/$id/nutritions/$adviceId/edit',
    permission: 'update macros',
    reading: { permission: 'view macros', href: ({ id }) => `/clients/${id}/nutritions` },
    namespaces: formNamespaces,
    load: async () => (await import('./form/AdviceFormScreens.tsx')).AdviceEditScreen,
  }),
  screen({
    path: '/my/nutritional-advices',
    permission: 'view own nutrition',
    namespaces: ['advices', 'attachments', 'dietary-profiles', 'aliments'],
    load: async () => (await import('./OwnAdvicesScreen.tsx')).OwnAdvicesScreen,
  }),
] as const;
