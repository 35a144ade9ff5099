import type { CreateRecords } from '#database/testing/records.ts';
import { createFolder } from '../operations.ts';

export const createRecords: CreateRecords = async ({ admin }) => {
  const { folder } = await createFolder(admin, { name: 'Riservata', parent_id: null });
  return { shared: { folders: folder.id } };
};
