import { dataExportReady } from '#areas/personal-data/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { notify } from './operations/notify.ts';

export const personalDataSubscribers = [
  subscribe(dataExportReady, async (scope, { accountId, exportId, clientId, membershipId }) => {
    const about = { subjectId: clientId, occurrence: exportId, clientId, params: {} };
    await notify(scope, accountId, [{ ...about, kind: 'data_export_ready', membershipIds: [membershipId] }]);
  }),
];
