import { chatPartBytes } from '#shell/common/files.ts';
import { idempotencyHeader } from '#shell/common/route.ts';
import { call } from '#shell/web/api/call.ts';
import { upload } from '#shell/web/api/upload.ts';
import { captureVideoPoster } from '#shell/web/attachments/video-poster.ts';
import { chatRoutes, type Message, type StoredReference } from '../../contract.ts';
import type { Voice } from '../../contract/voice.ts';
import { partCount, posterPart } from '../../rules/upload-parts.ts';
import { pointerTo } from './pointer.ts';

interface NewMessage {
  id: string;
  conversationId: string;
  isInternal: boolean;
  /** The record that the message points at. */
  about: StoredReference | undefined;
}

interface TextMessage extends NewMessage {
  text: string;
  /** A saved attachment. */
  attachmentId: string | undefined;
}

export async function sendText({ text, attachmentId, about, ...message }: TextMessage): Promise<Message> {
  const options = { headers: { [idempotencyHeader]: message.id } };
  const content = { ...(text && { message: text }), ...(attachmentId && { attachmentId }) };
  const request = { ...message, ...pointerTo(about), ...content };
  return (await call(chatRoutes.send, request, options)).message;
}

interface FileMessage extends NewMessage {
  file: File;
  /** Set when the file is a voice note. */
  voice: Voice | null;
  onProgress: (fraction: number) => void;
}

/** An upload is aborted as a network error after this time without progress. */
const stallMs = 60_000;

/** A small file is one request; a voice note and a large file are sent in parts, of which only those that the server does not have. */
export async function sendFile(message: FileMessage): Promise<Message> {
  const { id, conversationId, file, voice, isInternal, about, onProgress } = message;
  const poster = file.type.startsWith('video/') ? await captureVideoPoster(file) : null;
  if (voice || file.size > chatPartBytes) return sendInParts(message, poster);
  const stored = await upload(chatRoutes.send, { id, conversationId, isInternal, ...pointerTo(about) }, file, {
    onProgress,
    poster,
    stallMs,
  });
  return stored.message;
}

async function sendInParts(
  { id, conversationId, file, voice, isInternal, about, onProgress }: FileMessage,
  poster: Blob | null,
): Promise<Message> {
  const properties = { filename: file.name, size: file.size, isInternal, voice };
  const started = { id, conversationId, ...properties, ...pointerTo(about) };
  const { missing } = await call(chatRoutes.startUpload, started);
  const total = partCount(file.size);
  if (poster && missing.length === total) await sendPart(id, posterPart, poster, () => {});
  for (const [index, number] of missing.entries()) {
    const part = file.slice((number - 1) * chatPartBytes, number * chatPartBytes);
    const before = total - missing.length + index;
    await sendPart(id, number, part, (fraction) => onProgress((before + fraction) / total));
  }
  const options = { headers: { [idempotencyHeader]: id } };
  return (await call(chatRoutes.completeUpload, { id }, options)).message;
}

async function sendPart(id: string, number: number, part: Blob, onProgress: (fraction: number) => void): Promise<void> {
  const checksum = await checksumOf(part);
  await upload(chatRoutes.uploadPart, { id, number, ...checksum }, new File([part], 'part'), { onProgress, stallMs });
}

/** Pages without TLS have no `crypto.subtle`; their parts are sent without a checksum. */
async function checksumOf(part: Blob): Promise<{ checksum?: string }> {
  if (!globalThis.crypto.subtle) return {};
  const digest = await crypto.subtle.digest('SHA-256', await part.arrayBuffer());
  return { checksum: btoa(String.fromCharCode(...new Uint8Array(digest))) };
}
