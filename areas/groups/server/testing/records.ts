import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { createGroup } from '../operations.ts';

export const createRecords: CreateRecords = async ({ admin, ids }) => {
  const { group } = await createGroup(admin, { name: 'Riservato', clientIds: [recordOf(ids, 'clients')] });
  return { shared: { groups: group.id } };
};
