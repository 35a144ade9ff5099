import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { createBroadcast } from '../operations/broadcasts.ts';

export const createRecords: CreateRecords = async ({ admin, ids }) => {
  const { broadcast } = await createBroadcast(admin, {
    id: newId(),
    text: 'Riservato',
    attachmentId: null,
    clientIds: [recordOf(ids, 'clients')],
    sendOn: addDays(todayIn('Europe/Rome'), 300),
    sendTime: '09:00',
  });
  return { personal: { broadcasts: broadcast.id } };
};
