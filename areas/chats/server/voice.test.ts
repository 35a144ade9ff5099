import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mediaRoutes } from '#areas/media/contract.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { mp4Recording, webmRecording } from '#shell/server/files/testing/recordings.ts';
import { chatRoutes } from '../contract.ts';
import { messageSearchRoutes } from '../contract/search.ts';
import { voiceLimits } from '../contract/voice.ts';
import { openChat } from './testing/open-chat.ts';
import { exampleVoice as voice, sendVoice as send } from './testing/send-voice.ts';

let server: TestServer;
let studio: TestStudio;
let conversationId: string;
let read: Awaited<ReturnType<typeof openChat>>['read'];

const { peaks } = voice;

beforeAll(async () => {
  server = await openOwnTestServer();
});

beforeEach(async () => {
  ({ studio, conversationId, read } = await openChat(server));
});

const sendVoice = (sent: Partial<Parameters<typeof send>[1]> = {}) =>
  send(server, { conversationId, token: studio.client, ...sent });

describe('a voice note', () => {
  test.each([
    ['audio/mp4', mp4Recording()],
    ['audio/webm', webmRecording()],
  ])('in %s is played by both, with its length and waveform, from any position', async (mediaType, content) => {
    const { message } = (await sendVoice({ content })).data;
    const [received] = (await read()).messages;
    const url = received?.fileUrl ?? '';
    const part = await server.app.inject({ method: 'GET', url, headers: { range: 'bytes=100-199' } });

    expect(message).toMatchObject({ type: 'audio', voice, message: '' });
    expect(received).toMatchObject({ id: message.id, type: 'audio', voice });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-type': mediaType,
      'content-range': `bytes 100-199/${content.length}`,
    });
    expect(part.rawPayload.equals(content.subarray(100, 200))).toBe(true);
  });

  test('sent again with the same id is one message', async () => {
    const id = newId();

    await sendVoice({ id });
    const repeated = await sendVoice({ id });

    expect(repeated.data.message.id).toBe(id);
    expect((await read()).messages).toHaveLength(1);
  });

  test('is found by the words vocale and voice, in any language', async () => {
    const { message } = (await sendVoice()).data;

    for (const search of ['vocale', 'vocali', 'voice'])
      expect((await server.ask(messageSearchRoutes.search, { search }, studio.admin)).data.messages).toMatchObject([
        { id: message.id, type: 'audio' },
      ]);
  });

  test('of the client is among their media, without the words of the search as its name', async () => {
    await sendVoice();

    const { media } = (await server.ask(mediaRoutes.list, { clientId: conversationId, kind: 'voice' }, studio.admin))
      .data;
    expect(media.map(({ origin, name }) => [origin, name])).toEqual([['chat', '']]);
  });

  test('of the team is not among the messages of the client', async () => {
    await sendVoice({ token: studio.admin, isInternal: true });

    expect((await read(studio.client)).messages).toEqual([]);
    expect((await read(studio.admin)).messages).toMatchObject([{ type: 'audio', isInternal: true }]);
  });

  test('that is deleted has neither recording nor waveform', async () => {
    const { message } = (await sendVoice()).data;

    const { data } = await server.ask(chatRoutes.deleteMessage, { id: message.id }, studio.client);

    expect(data.message).toMatchObject({ type: 'audio', voice: null, fileUrl: null });
    expect((await server.app.inject({ method: 'GET', url: message.fileUrl ?? '' })).statusCode).toBe(404);
  });
});

describe('what is no recording is refused as a voice note with a message', () => {
  test.each([
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['a video', mp4Recording({ kind: 'vide', codec: 'avc1' })],
    ['a recording that was cut', mp4Recording().subarray(0, -50)],
  ])('%s', async (_what, content) => {
    const refused = await sendVoice({ content });

    expect(refused).toMatchObject({ status: 422, code: 'voice_unreadable' });
    expect((await read()).messages).toEqual([]);
  });

  test('a length above ten minutes, and a waveform with other bars', async () => {
    const wrong = [
      { durationMs: voiceLimits.durationMs + 1, peaks },
      { durationMs: 0, peaks },
      { durationMs: 1000, peaks: [...peaks, 1] },
      { durationMs: 1000, peaks: peaks.map(() => 101) },
    ];

    for (const one of wrong) {
      const started = { conversationId, id: newId(), filename: 'voice.webm', size: 100, voice: one };
      expect((await server.ask(chatRoutes.startUpload, started, studio.client)).status).toBe(422);
    }
  });

  test('one in the conversation of another client or account', async () => {
    const other = await openTestStudio(server, 'Studio Vicino');

    for (const token of [studio.otherClient, other.admin, other.client])
      expect((await sendVoice({ token })).status).toBe(404);
    expect((await read()).messages).toEqual([]);
  });
});
