import type { CreateRecords } from '#database/testing/records.ts';
import { createClientType } from '../operations/client-types.ts';

export const createRecords: CreateRecords = async ({ admin, client }) => {
  const { clientType } = await createClientType(admin, { name: 'Riservato' });
  return { shared: { 'client-types': clientType.id }, personal: { clients: client.caller.clientId ?? '' } };
};
