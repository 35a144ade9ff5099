import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import { postMessage } from '../operations/post-message.ts';
import { startUpload } from '../operations/uploads.ts';

export const createRecords: CreateRecords = async ({ client, ids }) => {
  const conversationId = recordOf(ids, 'clients');
  const uploadId = newId();
  const { message } = await postMessage(client, { conversationId, message: 'Riservato' });
  await startUpload(client, { conversationId, id: uploadId, filename: 'riservato.mp4', size: 100, isInternal: false });
  return { personal: { conversations: conversationId, messages: message.id, 'chat-uploads': uploadId } };
};
