import type { QueryClient } from '@tanstack/react-query';
import type { AccessLevel, Permission } from '#shell/common/permissions.ts';
import type { ComponentType } from 'react';
import type { NavIcon } from '../layouts/nav-icons.tsx';
import type shell from '../../texts/it.json';

export interface AppContext {
  queryClient: QueryClient;
  navigation: readonly NavItem[];
  tabs: readonly NavItem[];
  /** Components without output, mounted in the layout of every screen after login. */
  backgroundComponents: Readonly<Record<string, ComponentType>>;
  /** Loads the routes after login, which guests do not load. */
  loadFullRouteTree: () => Promise<void>;
}

export type NavText = keyof (typeof shell)['nav'];

/** One item of the sidebar or of a client's bottom bar. Its label is `nav.*` of the shell's texts. */
export interface NavItem {
  text: NavText;
  icon: NavIcon;
  path: string;
  permission: Permission | AccessLevel;
  /** Further paths on which the item is active. */
  activePaths?: readonly string[];
  /** Heading of a group of adjacent items. */
  group?: NavText;
}
