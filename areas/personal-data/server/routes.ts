import { clientDeleted, consentWithdrawn } from '#areas/clients/server/public.ts';
import { clientExportRoutes, dataExportRoutes } from '../contract.ts';
import { subscribe } from '#shell/server/events.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { expiredJob, personalDataJobs, personalDataLongJobs } from './jobs.ts';
import * as ofClient from './client-exports.ts';
import { deleteExportsOf, downloadExport, getExport, issueTicket, requestExport } from './operations.ts';
import { onePage, personalData } from './personal-data.ts';
import { readProfile } from './profile.ts';
import { findConsentDecisions } from './store/profile.ts';

export const personalDataServer = bindArea(
  'personal-data',
  { ...dataExportRoutes, ...clientExportRoutes },
  {
    get: getExport,
    create: requestExport,
    issueTicket,
    download: downloadExport,
    getOfClient: ofClient.getExportOfClient,
    createOfClient: ofClient.requestExportOfClient,
    issueTicketOfClient: ofClient.issueTicketOfClient,
  },
  {
    jobs: personalDataJobs,
    longJobs: personalDataLongJobs,
    daily: [expiredJob],
    subscribers: [
      subscribe(clientDeleted, deleteExportsOf),
      subscribe(consentWithdrawn, ofClient.withdrawExportsOfStudio),
    ],
    extensions: [
      extend(
        personalData,
        onePage('profile', async (scope, { clientId }) => ({ records: [await readProfile(scope, clientId)] })),
      ),
      extend(
        personalData,
        onePage('consents', async (scope, { clientId }) => ({ records: await findConsentDecisions(scope, clientId) })),
      ),
    ],
  },
);
