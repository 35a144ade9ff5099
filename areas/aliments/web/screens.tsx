import { IconApple } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
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
