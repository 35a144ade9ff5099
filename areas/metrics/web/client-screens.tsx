import { screen, searchParams } from '#shell/web/router/screen.ts';
import type { DetailsParams } from './details/details-params.ts';
import { loadMetric, loadMetrics } from './load.ts';

const professional = { permission: 'view health records', namespaces: ['metrics', 'clients', 'exercises'] } as const;
const details = searchParams<DetailsParams>();

/** What a professional sees of a client. Apart from `screens.tsx`, which a client loads with the first page. */
export const clientMetricScreens = [
  screen({ ...professional, path: '/clients/$id/metrics', load: loadMetrics }),
  screen({ ...professional, path: '/clients/$id/metrics/$metricId/details', search: details, load: loadMetric }),
  screen({
    ...professional,
    path: '/clients/$id/weights',
    search: details,
    load: async () => (await import('./weights/WeightsScreen.tsx')).WeightsScreen,
  }),
] as const;
