import type { Attachment } from '#shell/common/attachments.ts';
import type { Message, MessageType } from '../../contract.ts';
import type { PendingMessage } from '../outbox/outbox.ts';

interface Writer {
  membershipId: string;
  name: string;
}

/** The messages with those that are not sent yet, newest first. An unsent one is at the end, whatever this clock says. */
export function withPending(
  messages: readonly Message[],
  pending: readonly PendingMessage[],
  me: Writer,
): readonly Message[] {
  const sent = new Set(messages.map(({ id }) => id));
  const unsent = pending.filter(({ id }) => !sent.has(id));
  return [...unsent.map((entry) => toMessage(entry, messages[0], me)).toReversed(), ...messages];
}

/** The pictures and videos of the messages, oldest first, for the gallery. */
export function attachmentsOf(messages: readonly Message[]): Attachment[] {
  return messages.toReversed().flatMap(({ id, type, fileUrl, thumbUrl, filename }) =>
    fileUrl && (type === 'image' || type === 'video')
      ? [
          {
            id,
            kind: type,
            url: fileUrl,
            posterUrl: type === 'video' ? thumbUrl : null,
            thumbnailUrl: thumbUrl,
            name: filename,
          },
        ]
      : [],
  );
}

function toMessage(
  { id, conversationId, text, isInternal = false, about, attachment, file, voice, createdAt, localUrl }: PendingMessage,
  last: Message | undefined,
  { membershipId, name }: Writer,
): Message {
  return {
    id,
    conversationId,
    seq: Number.MAX_SAFE_INTEGER,
    type: voice ? 'audio' : file ? typeOf(file.type) : 'text',
    message: text || (attachment?.filename ?? ''),
    fileUrl: localUrl,
    thumbUrl: file?.type.startsWith('image/') ? localUrl : null,
    filename: file?.name ?? null,
    sizeBytes: file?.size ?? null,
    width: null,
    height: null,
    preview: null,
    voice: voice ?? null,
    sender: { id: membershipId, name, photo: null },
    reference: about ? { ...about, path: null } : null,
    isAutomatic: false,
    isInternal,
    deletedAt: null,
    createdAt: last?.createdAt ?? createdAt,
  };
}

function typeOf(mediaType: string): MessageType {
  if (mediaType.startsWith('image/')) return 'image';
  return mediaType.startsWith('video/') ? 'video' : 'other';
}
