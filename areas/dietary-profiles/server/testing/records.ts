import { ownSubject } from '#areas/clients/server/public.ts';
import type { CreateRecords } from '#database/testing/records.ts';
import { dietaryProfileExample } from '../../example.ts';
import { saveDietaryProfile } from '../operations.ts';

export const createRecords: CreateRecords = async ({ client }) => {
  await saveDietaryProfile(client, ownSubject(client), { ...dietaryProfileExample, note: 'Nota riservata' });
  return {};
};
