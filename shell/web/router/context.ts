import type { QueryClient } from '@tanstack/react-query';
import type { AccessLevel, Permission } from '#shell/common/permissions.ts';
import type { ComponentType } from 'react';
import type { NavIcon } from '../layouts/nav-icons.tsx';
import type shell from '../../texts/it.json';

export interface AppContext {
  queryClient: QueryClient;
  navigation: readonly NavItem[];
  tabs: readonly NavItem[];
  /** Mounted beside every screen with a layout; they draw nothing. */
  backgroundComponents: Readonly<Record<string, ComponentType>>;
  /** Brings the addresses a guest was not given at the start. */
  loadFullRouteTree: () => Promise<void>;
}

export type NavText = keyof (typeof shell)['nav'];

/** One place of the sidebar or of a client's bottom bar. Its words are `nav.*` of the shell's texts. */
export interface NavItem {
  text: NavText;
  icon: NavIcon;
  path: string;
  permission: Permission | AccessLevel;
  /** Other addresses of the same place: it is current there too. */
  activePaths?: readonly string[];
  /** Heading under which neighbours gather. */
  group?: NavText;
}
