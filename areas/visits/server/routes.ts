import { chartMarks } from '#areas/metrics/server/public.ts';
import { extend } from '#shell/server/extension-points.ts';
import { visitMarks } from './store.ts';
import { forClient, shownWithConsent, withConsent } from '#areas/clients/server/public.ts';
import { visitRoutes } from '../contract/routes.ts';
import { bindDocument } from '#shell/server/documents/bind-document.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { visitDocument } from './document.ts';
import * as comparison from './operations/comparison.ts';
import { completeVisit, reopenVisit } from './operations/complete.ts';
import * as visits from './operations/visits.ts';

export const visitsServer = bindArea(
  'visits',
  visitRoutes,
  {
    list: visits.listVisits,
    listOfClient: forClient(shownWithConsent(visits.listOfClient)),
    valuesOfClient: forClient(shownWithConsent(comparison.getValuesOfClient)),
    get: visits.getVisit,
    baseFormData: comparison.getBaseFormData,
    values: comparison.getValues,
    create: forClient(withConsent(['health_data'], visits.createVisit)),
    complete: completeVisit,
    reopen: reopenVisit,
    delete: visits.deleteVisit,
    ...bindDocument(visitDocument),
  },
  { extensions: [extend(chartMarks, visitMarks)] },
);
