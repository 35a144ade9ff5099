import { appRoute } from '#shell/web/router/routes.tsx';
import { screen } from '#shell/web/router/screen.ts';
import type payments from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    payments: typeof payments;
  }
}

export const paymentScreens = [
  screen({
    parent: appRoute,
    path: '/payments',
    permission: 'admin',
    namespaces: ['payments'],
    load: async () => (await import('./PaymentPlansScreen.tsx')).PaymentPlansScreen,
  }),
] as const;
