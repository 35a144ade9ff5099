import { ownSubject } from '#areas/clients/server/public.ts';
import type { CreateRecords } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import { insertAttachment } from '#shell/server/attachments/store.ts';
import { fileColumn, insertPhoto } from '../store/photos.ts';
import { ensureSet } from '../store/sets.ts';

/** Without a stored file, the consent and the notification, which tests of other areas would count. */
export const createRecords: CreateRecords = async ({ client }) => {
  const { clientId } = ownSubject(client);
  const setId = await ensureSet(client, { clientId, takenOn: '2026-01-10' });
  const id = newId();
  await insertPhoto(client, { id, setId, pose: 'front', name: '', authorId: null });
  const folder = `accounts/${client.caller.accountId}`;
  const [storageKey, thumbnailKey] = [`${folder}/${id}.webp`, `${folder}/${id}-small.webp`];
  await insertAttachment(client, fileColumn, {
    ...{ id, recordId: id, slot: '', kind: 'image', contentId: id, storageKey, thumbnailKey, url: null },
    ...{ fileName: null, posterKey: null, media_type: 'image/webp', size_bytes: 5 },
  });
  return { personal: { progress: setId, 'progress-photos': id } };
};
