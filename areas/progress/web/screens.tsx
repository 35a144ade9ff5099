import { IconCamera } from '@tabler/icons-react';
import { lazyBackground } from '#shell/web/lazy-background.tsx';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type texts from '../texts/it.json';
import { isPhotoSyncNeeded } from './device/sync-needed.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    progress: typeof texts;
  }
}

export const photosNavItem: NavItem = {
  Icon: IconCamera,
  useLabel: () => useTexts('shell')('layout.own.photos'),
  path: '/my/photos',
  permission: 'view own record',
};

/** `compare`: the photos that are shown beside each other, as `set.photo`, with commas between them. */
export interface CompareParams {
  compare: string;
}

export const ownPhotoScreens = [
  screen({
    path: '/my/photos',
    permission: 'view own record',
    search: searchParams<CompareParams>(),
    namespaces: ['progress', 'clients'],
    load: async () => (await import('./OwnPhotosScreen.tsx')).OwnPhotosScreen,
  }),
  screen({
    path: '/my/photos/create',
    permission: 'update own record',
    namespaces: ['progress', 'clients'],
    load: async () => (await import('./capture/CaptureScreen.tsx')).CaptureScreen,
  }),
] as const;

export const clientPhotoScreens = [
  screen({
    path: '/clients/$id/progress',
    permission: 'view health records',
    search: searchParams<CompareParams>(),
    namespaces: ['progress', 'clients'],
    load: async () => (await import('./ClientProgressScreen.tsx')).ClientProgressScreen,
  }),
  screen({
    path: '/clients/$id/progress/create',
    permission: 'update health records',
    reading: { permission: 'view health records', href: ({ id }) => `/clients/${id}/progress` },
    namespaces: ['progress', 'clients'],
    load: async () => (await import('./capture/CaptureScreen.tsx')).CaptureScreen,
  }),
] as const;

const LazyPhotoSync = lazyBackground(async () => (await import('./device/PhotoSync.tsx')).PhotoSync);

/** Renders nothing; sends photos. Loaded only when this device has some, so that the first screen does not load it. */
export function PhotoSync() {
  const isNeeded = isPhotoSyncNeeded.use();
  return isNeeded && <LazyPhotoSync />;
}
