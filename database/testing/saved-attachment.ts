import { newId } from '#shell/common/ids.ts';
import { multipart } from './multipart.ts';
import { pngOfZeros } from './png.ts';
import type { TestServer } from './server.ts';

/** Uploads a picture of 40 x 20 pixels as a saved attachment of the chat. */
export async function addSavedAttachment({ app }: Pick<TestServer, 'app'>, token: string, attachmentId = newId()) {
  const content = pngOfZeros({ width: 40, height: 20, bitDepth: 8 });
  const form = multipart([
    { name: 'attachmentId', content: attachmentId },
    { name: 'file', content, fileName: 'listino.png' },
  ]);
  const headers = { authorization: `Bearer ${token}`, ...form.headers };
  const request = { method: 'POST', url: '/api/chat-attachments', headers, payload: form.payload } as const;
  const reply = await app.inject(request);
  return { status: reply.statusCode, attachment: reply.json().data?.chatAttachment as { id: string; fileUrl: string } };
}
