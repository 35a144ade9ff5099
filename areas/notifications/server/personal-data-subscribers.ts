import { clientEmailChanged, erasureRequested, erasureWithdrawn } from '#areas/clients/server/public.ts';
import { dataExportReady } from '#areas/personal-data/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import { concernedWith } from './concerned-with.ts';
import { notify } from './operations/notify.ts';
import { withdraw } from './operations/notifications.ts';
import { findSender } from './store/subjects.ts';

export const personalDataSubscribers = [
  subscribe(dataExportReady, async (scope, { accountId, exportId, clientId, membershipId, requestedBy }) => {
    const about = { subjectId: clientId, occurrence: exportId, clientId };
    const ofClient = membershipId ? [membershipId] : [];
    if (requestedBy === null) {
      await notify(scope, accountId, [{ ...about, kind: 'data_export_ready', membershipIds: ofClient, params: {} }]);
      return;
    }
    const [{ name: who }, sender] = await Promise.all([concernedWith(scope, clientId), findSender(scope, requestedBy)]);
    await notify(scope, accountId, [
      { ...about, kind: 'client_export_ready', membershipIds: [requestedBy], params: { who } },
      { ...about, kind: 'data_exported', membershipIds: ofClient, params: sender },
    ]);
  }),
  subscribe(clientEmailChanged, async (scope, { accountId, clientId }) => {
    const { professionalIds: membershipIds, name: who } = await concernedWith(scope, clientId);
    const about = { subjectId: clientId, occurrence: newId(), clientId, membershipIds };
    await notify(scope, accountId, [{ ...about, kind: 'client_email_changed', params: { who } }]);
  }),
  subscribe(erasureRequested, (scope, { clientId }) =>
    notifyProfessionals(scope, { kind: 'erasure_requested', clientId }),
  ),
  // That the client is deleted is no longer true.
  subscribe(erasureWithdrawn, async (scope, { clientId }) => {
    await withdraw(scope, { clientIds: [clientId], kinds: ['erasure_requested'] });
    await notifyProfessionals(scope, { kind: 'erasure_withdrawn', clientId });
  }),
];

interface Erasure {
  kind: 'erasure_requested' | 'erasure_withdrawn';
  clientId: string;
}

/** Every admin, and who is in charge of the client. */
async function notifyProfessionals(scope: Scope, { kind, clientId }: Erasure): Promise<void> {
  const { professionalIds: membershipIds, name: who } = await concernedWith(scope, clientId);
  const about = { subjectId: clientId, occurrence: newId(), clientId, membershipIds };
  await notify(scope, scope.caller.accountId, [{ ...about, kind, params: { who } }]);
}
