import { clientDeleted } from '#areas/clients/server/public.ts';
import { dataExportRoutes } from '../contract.ts';
import { subscribe } from '#shell/server/events.ts';
import { extend } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { expiredJob, personalDataJobs, personalDataLongJobs } from './jobs.ts';
import { deleteExportOf, downloadExport, getExport, issueTicket, requestExport } from './operations.ts';
import { onePage, personalData } from './personal-data.ts';
import { readProfile } from './profile.ts';
import { findConsentDecisions } from './store/profile.ts';

export const personalDataServer = bindArea(
  'personal-data',
  dataExportRoutes,
  { get: getExport, create: requestExport, issueTicket, download: downloadExport },
  {
    jobs: personalDataJobs,
    longJobs: personalDataLongJobs,
    daily: [expiredJob],
    subscribers: [subscribe(clientDeleted, deleteExportOf)],
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
