import { ownSubject } from '#areas/clients/server/public.ts';
import type { CreateRecords } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import { adviceExample } from '../../example.ts';
import { insertAdvice } from '../store.ts';

/** Without a notification, which tests of other areas would count. */
export const createRecords: CreateRecords = async ({ admin, client }) => {
  const { clientId } = ownSubject(client);
  const id = newId();
  await insertAdvice(admin, { ...adviceExample, id, clientId, advisedOn: '2026-01-10', title: 'Consiglio riservato' });
  return { personal: { 'nutritional-advices': id } };
};
