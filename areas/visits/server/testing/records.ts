import { clientSubject } from '#areas/clients/server/public.ts';
import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import { createVisit } from '../operations/visits.ts';

export const createRecords: CreateRecords = async ({ admin, ids }) => {
  const subject = clientSubject(admin, recordOf(ids, 'clients'));
  const { visit } = await createVisit(admin, subject, { id: newId(), takenOn: '2026-11-16' });
  return { personal: { visits: visit.id } };
};
