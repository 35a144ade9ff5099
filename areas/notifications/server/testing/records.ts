import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import { notify } from '../operations/notify.ts';
import { findNotifications } from '../store/notifications.ts';

/** A notification of the client. */
export const createRecords: CreateRecords = async ({ admin, client, ids }) => {
  const { membershipId, accountId } = client.caller;
  const [clientId, subjectId] = [recordOf(ids, 'clients'), newId()];
  const params = { who: 'Riservato', program: 'Riservato', startsOn: '2026-11-20' };
  await notify(admin, accountId, [
    { kind: 'program_assigned', membershipIds: [membershipId], subjectId, occurrence: subjectId, clientId, params },
  ]);
  const { notifications } = await findNotifications(client, { membershipId, kinds: ['program_assigned'], page: 1 });
  return { personal: { notifications: notifications[0]?.id ?? '' } };
};
