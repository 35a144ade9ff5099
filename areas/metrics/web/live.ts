import { clientChanged, clientRoutes } from '#areas/clients/contract.ts';
import { routesIn } from '#shell/common/route.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientMetricRoutes, liveMeasurementsChanged, liveMetricTypeChanged, metricRoutes } from '../contract.ts';
import { symptomRoutes } from '../contract/symptoms.ts';
import { metricTypeRoutes } from '../contract/type-routes.ts';
import { maximumRoutes } from '../contract/maximum.ts';

const { list, details, weights } = metricRoutes;
const { types, used } = metricTypeRoutes;
const changed = routesIn({
  list,
  details,
  weights,
  maxima: maximumRoutes.list,
  types,
  used,
  latestBody: clientMetricRoutes.latestBody,
  // The height of the record.
  client: clientRoutes.detail,
  unreadSymptoms: symptomRoutes.unread,
  symptomsOfRecipients: symptomRoutes.ofRecipients,
  clients: clientRoutes.list,
});

export const metricLiveHandlers = [liveMeasurementsChanged, liveMetricTypeChanged, clientChanged].map((event) =>
  liveHandler<unknown>(event, (queryClient) => invalidateRoutes(queryClient, changed)),
);
