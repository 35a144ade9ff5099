import { IconCrown } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { appRoute } from '#shell/web/router/routes.tsx';
import { screen } from '#shell/web/router/screen.ts';
import type payments from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    payments: typeof payments;
  }
}

export const paymentsNavItem: NavItem = {
  Icon: IconCrown,
  useLabel: () => useTexts('payments')('nav.premium'),
  path: '/payments',
  permission: 'admin',
};

export const paymentScreens = [
  screen({
    parent: appRoute,
    path: '/payments',
    permission: 'admin',
    namespaces: ['payments'],
    load: async () => (await import('./PaymentPlansScreen.tsx')).PaymentPlansScreen,
  }),
] as const;
