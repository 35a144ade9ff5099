import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { postMessage } from '../operations/post-message.ts';
import { schedule } from '../operations/later.ts';
import { createQuickReply } from '../operations/quick-replies.ts';
import { insertAttachment } from '../store/quick-replies.ts';
import { startUpload } from '../operations/uploads.ts';

export const createRecords: CreateRecords = async ({ admin, client, ids }) => {
  const conversationId = recordOf(ids, 'clients');
  const uploadId = newId();
  const { message } = await postMessage(client, { conversationId, message: 'Riservato' });
  await startUpload(client, {
    conversationId,
    id: uploadId,
    filename: 'riservato.mp4',
    size: 100,
    isInternal: false,
    voice: null,
  });
  const inAYear = {
    sendOn: addDays(todayIn('Europe/Rome'), 300),
    sendTime: '09:00',
    attachmentId: null,
    timeZone: null,
  };
  const { scheduled } = await schedule(admin, { conversationId, message: 'Riservato', ...inAYear });
  const { quickReply } = await createQuickReply(admin, { title: 'Riservato', text: 'Riservato', attachmentId: null });
  const attachmentId = newId();
  await insertAttachment(admin, {
    id: attachmentId,
    storageKey: `accounts/${admin.caller.accountId}/${attachmentId}`,
    mediaType: 'application/pdf',
    sizeBytes: 1,
    name: 'riservato.pdf',
    posterKey: null,
    thumbnailKey: null,
    picture: null,
    hash: '',
  });
  return {
    shared: { 'quick-replies': quickReply.id, 'chat-attachments': attachmentId },
    personal: {
      'scheduled-messages': scheduled.id,
      conversations: conversationId,
      messages: message.id,
      'chat-uploads': uploadId,
    },
  };
};
