import { IconBell } from '@tabler/icons-react';
import { lazyBackground } from '#shell/web/lazy-background.tsx';
import { whenIdle } from '#shell/web/idle.ts';
import { readToken } from '#shell/web/api/token.ts';
import { guestRoute } from '#shell/web/router/routes.tsx';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { NotificationFilters } from '../contract/filters.ts';
import type texts from '../texts/it.json';
import type { OpenParams } from './OpenNotificationScreen.tsx';
import { useUnread } from './use-unread.ts';
import type { UnsubscribeParams } from './UnsubscribeScreen.tsx';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notifications: typeof texts;
  }
}

export const notificationsNavItem: NavItem = {
  Icon: IconBell,
  useLabel: () => useTexts('notifications')('nav.notifications'),
  useUnread,
  path: '/notifications',
  permission: 'view notifications',
};

const namespaces = ['notifications', 'clients'];

export const notificationScreens = [
  screen({
    path: '/notifications',
    permission: 'view notifications',
    namespaces,
    search: searchParams<NotificationFilters>(),
    load: async () => (await import('./NotificationListScreen.tsx')).NotificationListScreen,
  }),
  screen({
    path: '/notifications/$id/open',
    permission: 'view notifications',
    namespaces,
    search: searchParams<OpenParams>(),
    load: async () => (await import('./OpenNotificationScreen.tsx')).OpenNotificationScreen,
  }),
  screen({
    path: '/clients/$id/notifications',
    permission: 'view health records',
    namespaces,
    search: searchParams<NotificationFilters>(),
    load: async () => (await import('./ClientNotificationsScreen.tsx')).ClientNotificationsScreen,
  }),
] as const;

export const notificationGuestScreens = [
  screen({
    parent: guestRoute,
    path: '/unsubscribe',
    permission: 'public',
    namespaces: ['notifications', 'account'],
    search: searchParams<UnsubscribeParams>(),
    load: async () => (await import('./UnsubscribeScreen.tsx')).UnsubscribeScreen,
  }),
] as const;

/** Nothing of it is urgent, so that the first screen is complete before. */
const syncDelayMs = 3000;

/** Renders nothing. Until its chunk is loaded, pushes arrive also while the app is in use. */
export const NotificationSync = lazyBackground(async () => {
  await new Promise<void>((resolve) => setTimeout(() => whenIdle(resolve), syncDelayMs));
  return (await import('./NotificationSync.tsx')).NotificationSync;
});

/** Ends the subscription of this browser on logout, but not when the user changes to another of their accounts. */
export async function endPush(): Promise<void> {
  if (readToken()) return;
  const { unsubscribe } = await import('./push/subscription.ts');
  await unsubscribe();
}
