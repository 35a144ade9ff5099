import { IconSettings } from '@tabler/icons-react';
import type { NavItem } from '../router/context.ts';
import { useTexts } from '../texts/texts.ts';

/**
 * The settings in the navigation of all users: at the foot of the sidebar, in the drawer, in the bottom bar of a
 * client.
 */
export const settingsNavItem: NavItem = {
  Icon: IconSettings,
  useLabel: () => useTexts('shell')('layout.settings'),
  path: '/settings',
  permission: 'login',
};
