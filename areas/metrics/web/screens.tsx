import { IconChartLine } from '@tabler/icons-react';
import type { NavItem } from '#shell/web/router/context.ts';
import { lazyBackground } from '#shell/web/lazy-background.tsx';
import { screen, searchParams } from '#shell/web/router/screen.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
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

const load = {
  metrics: async () => (await import('./list/MetricsScreen.tsx')).MetricsScreen,
  weights: async () => (await import('./weights/WeightsScreen.tsx')).WeightsScreen,
  metric: async () => (await import('./details/MetricScreen.tsx')).MetricScreen,
};
const own = { permission: 'view own record', namespaces: ['metrics'] } as const;
const professional = { permission: 'view clients', namespaces: ['metrics', 'clients', 'exercises'] } as const;
const details = searchParams<DetailsParams>();

export const metricScreens = [
  screen({ ...own, path: '/my/progress', load: load.metrics }),
  screen({ ...own, path: '/my/progress/$metricId', search: details, load: load.metric }),
  screen({ ...professional, path: '/clients/$id/metrics', load: load.metrics }),
  screen({ ...professional, path: '/clients/$id/metrics/$metricId/details', search: details, load: load.metric }),
  screen({ ...professional, path: '/clients/$id/weights', search: details, load: load.weights }),
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
