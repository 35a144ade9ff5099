import { ownSubject } from '#areas/clients/server/public.ts';
import type { CreateRecords } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import { insertAttachment } from '#shell/server/attachments/store.ts';
import { ensureFile, fileColumn, insertVersion } from '../store.ts';

/** Without a stored file and the notification, which tests of other areas would count. */
export const createRecords: CreateRecords = async ({ client }) => {
  const { clientId } = ownSubject(client);
  const fileId = await ensureFile(client, { clientId, name: 'Riservato.pdf', isByClient: true, isPrivate: false });
  const id = newId();
  await insertVersion(client, { id, fileId, number: 1, authorId: null });
  await insertAttachment(client, fileColumn, {
    ...{ id, recordId: id, slot: '', kind: 'file', contentId: id, url: null, fileName: 'Riservato.pdf' },
    ...{ storageKey: `accounts/${client.caller.accountId}/${id}.pdf`, posterKey: null, thumbnailKey: null },
    ...{ media_type: 'application/pdf', size_bytes: 1 },
  });
  return { personal: { 'client-files': fileId, 'client-file-versions': id } };
};
