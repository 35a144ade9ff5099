import { fileAdded, fileDeleted } from '#areas/client-files/server/public.ts';
import { membershipsOfClients } from '#areas/clients/server/public.ts';
import { subscribe } from '#shell/server/events.ts';
import { concernedWith } from './concerned-with.ts';
import { withdraw } from './operations/notifications.ts';
import { notify } from './operations/notify.ts';
import { findSender } from './store/subjects.ts';

/** Each version of a file is news for the other side. */
export const fileSubscribers = [
  subscribe(fileAdded, async (scope, { fileId, versionId, clientId, name, isByClient }) => {
    const about = { subjectId: fileId, occurrence: versionId, clientId };
    if (isByClient) {
      const { professionalIds: membershipIds, name: who } = await concernedWith(scope, clientId);
      const params = { who, file: name };
      await notify(scope, scope.caller.accountId, [{ ...about, kind: 'client_file_added', membershipIds, params }]);
      return;
    }
    const [membershipIds, sender] = await Promise.all([
      membershipsOfClients(scope, [clientId]),
      findSender(scope, scope.caller.membershipId),
    ]);
    const params = { ...sender, file: name };
    await notify(scope, scope.caller.accountId, [{ ...about, kind: 'file_given', membershipIds, params }]);
  }),
  subscribe(fileDeleted, (scope, { fileId }) => withdraw(scope, { subjectIds: [fileId] })),
];
