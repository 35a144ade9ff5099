import { IconSoup } from '@tabler/icons-react';
import { lazyBackground } from '#shell/web/lazy-background.tsx';
import type { NavItem } from '#shell/web/router/context.ts';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type texts from '../texts/it.json';
import { isDietSyncNeeded } from './device/sync-needed.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    meals: typeof texts;
  }
}

export const nutritionNavItem: NavItem = {
  Icon: IconSoup,
  useLabel: () => useTexts('shell')('layout.own.nutrition'),
  path: '/my/nutrition',
  permission: 'view own nutrition',
};

/** The date that a screen shows; today without it. */
export interface DateSearchParams {
  date: string;
}

export const mealScreens = [
  screen({
    path: '/my/nutrition',
    permission: 'view own nutrition',
    namespaces: ['meals', 'macros', 'chats', 'attachments', 'dietary-profiles', 'aliments'],
    search: searchParams<DateSearchParams>(),
    load: async () => (await import('./today/NutritionScreen.tsx')).NutritionScreen,
  }),
  screen({
    path: '/my/nutrition/history',
    permission: 'view own nutrition',
    namespaces: ['meals'],
    search: searchParams<DateSearchParams>(),
    load: async () => (await import('./history/NutritionHistoryScreen.tsx')).NutritionHistoryScreen,
  }),
  screen({
    path: '/my/nutrition/shopping',
    permission: 'view own nutrition',
    namespaces: ['meals', 'aliments', 'dietary-profiles'],
    load: async () => (await import('./shopping/ShoppingScreen.tsx')).ShoppingScreen,
  }),
] as const;

const LazyDietSync = lazyBackground(async () => (await import('./device/DietSync.tsx')).DietSync);

/**
 * Renders nothing; sends what the client reported, on whichever screen they are. Loaded only when this device has reports
 * or the client has opened their nutrition, so that the first screen of the app does not load it.
 */
export function DietSync() {
  const isNeeded = isDietSyncNeeded.use();
  return isNeeded && <LazyDietSync />;
}

/** Deletes refused reports from this device on logout. Unsent ones stay until their client logs in here again. */
export async function clearRejectedReports(): Promise<void> {
  (await import('./device/diet-store.ts')).clearRejected();
}
