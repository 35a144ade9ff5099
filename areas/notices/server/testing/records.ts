import type { CreateRecords } from '#database/testing/records.ts';
import { noticeExample } from '../../example.ts';
import { createNotice } from '../operations/notices.ts';

export const createRecords: CreateRecords = async ({ admin }) => {
  const { notice } = await createNotice(admin, { ...noticeExample, text: 'Avviso riservato' });
  return { shared: { notices: notice.id } };
};
