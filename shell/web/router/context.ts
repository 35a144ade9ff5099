import type { QueryClient } from '@tanstack/react-query';
import type { AccessLevel, Permission } from '#shell/common/permissions.ts';
import type { SessionUser } from '#shell/common/session.ts';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

export interface AppContext {
  queryClient: QueryClient;
  navigation: readonly NavItem[];
  tabs: readonly NavItem[];
  /** Banners above every screen after login. */
  banners: Readonly<Record<string, ComponentType>>;
  /** Components that every screen after login has, also those without a layout. */
  sessionComponents: Readonly<Record<string, ComponentType>>;
  /** Components beside the screens, mounted in the layout of the app. */
  backgroundComponents: Readonly<Record<string, ComponentType>>;
  /** Loads the routes that guests and clients do not start with. */
  loadMoreRoutes: () => Promise<void>;
}

export interface UnreadCount {
  count: number;
  /** `3 notifiche da leggere` */
  label: string;
}

/** A link of the sidebar or of a client's bottom bar. Areas export theirs from `web/screens.tsx`. */
export interface NavItem {
  Icon: Icon;
  /** A hook that reads a text of the area, `nav.groups`. */
  useLabel: () => string;
  /** A hook that returns the number of what is unread there and its text for screen readers. Zero shows nothing. */
  useUnread?: () => UnreadCount;
  path: string;
  permission: Permission | AccessLevel;
  /** Whether the link is for this user; without it, for all who have the permission. */
  isShownTo?: (user: SessionUser) => boolean;
  /** Other addresses on which the link is shown as the current one. */
  activePaths?: readonly string[];
  /** Links of a group stand together below its name, which opens and closes them. */
  group?: NavGroup;
}

export interface NavGroup {
  name: string;
  Icon: Icon;
  useLabel: () => string;
}
