import { clientChanged } from '#areas/clients/contract.ts';
import { chartRoutes, liveMeasurementsChanged } from '#areas/metrics/contract.ts';
import { routesIn } from '#shell/common/route.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { liveProgressChanged, photoRoutes } from '../contract.ts';
import { lastProgressRoutes } from '../contract/last.ts';

const shown = routesIn({ list: photoRoutes.list, poses: photoRoutes.poses, last: lastProgressRoutes.last });

/**
 * `clientChanged`: a consent that is withdrawn, or given again. Measurements are shown beside the photos, and photos as marks of
 * charts.
 */
export const progressLiveHandlers = [liveProgressChanged, clientChanged, liveMeasurementsChanged].map((event) =>
  liveHandler<unknown>(event, (queryClient) => invalidateRoutes(queryClient, [...shown, ...chartRoutes])),
);
