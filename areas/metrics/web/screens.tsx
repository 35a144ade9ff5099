import { IconChartLine } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { lazyBackground } from '#shell/web/lazy-background.tsx';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { loadMetric, loadMetrics } from './load.ts';
import type texts from '../texts/it.json';
import type { DetailsParams } from './details/details-params.ts';
import { isMeasurementSyncNeeded } from './device/sync-needed.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    metrics: typeof texts;
  }
}

/** The client's own values. */
export const progressNavItem: NavItem = {
  Icon: IconChartLine,
  useLabel: () => useTexts('shell')('layout.own.progress'),
  path: '/my/progress',
  permission: 'view own record',
};

const own = { permission: 'view own record', namespaces: ['metrics'] } as const;

export const metricScreens = [
  screen({ ...own, path: '/my/progress', load: loadMetrics }),
  screen({ ...own, path: '/my/progress/$metricId', search: searchParams<DetailsParams>(), load: loadMetric }),
] as const;

const LazyMeasurementSync = lazyBackground(async () => (await import('./device/MeasurementSync.tsx')).MeasurementSync);

/** Renders nothing; sends values that the client typed without a connection, on whichever screen they are. */
export function MeasurementSync() {
  const isNeeded = isMeasurementSyncNeeded.use();
  return isNeeded && <LazyMeasurementSync />;
}

/** Deletes refused values from this device on logout. Unsent ones stay until their client logs in here again. */
export async function clearRejectedMeasurements(): Promise<void> {
  (await import('./device/record-store.ts')).clearRejected();
}
