import { multipart } from '#database/testing/multipart.ts';
import type { TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { webmRecording } from '#shell/server/files/testing/recordings.ts';
import { chatRoutes } from '../../contract.ts';
import { voiceLimits } from '../../contract/voice.ts';

/** A voice note of 42 seconds. */
export const exampleVoice = {
  durationMs: 42_000,
  peaks: Array.from({ length: voiceLimits.peaks }, (_, index) => index),
};

interface SentVoice {
  conversationId: string;
  token: string;
  id?: string;
  content?: Buffer;
  isInternal?: boolean;
  /** The record that it points at. */
  about?: Pick<ApiRequest<typeof chatRoutes.startUpload>, 'referenceKind' | 'referenceId'> | undefined;
}

/** Sends a recording as the app does: begun, one part, completed. */
export async function sendVoice(
  server: TestServer,
  { conversationId, token, id = newId(), content = webmRecording(), isInternal = false, about = {} }: SentVoice,
) {
  const upload = { id, filename: 'voice.webm', size: content.length, isInternal, voice: exampleVoice, ...about };
  await server.ask(chatRoutes.startUpload, { conversationId, ...upload }, token);
  const form = multipart([{ name: 'file', content }]);
  const headers = { authorization: `Bearer ${token}`, ...form.headers };
  const url = `/api/chat-uploads/${id}/parts/1`;
  await server.app.inject({ method: 'PUT', url, headers, payload: form.payload });
  return server.ask(chatRoutes.completeUpload, { id }, token);
}
