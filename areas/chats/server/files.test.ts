import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { chatPartBytes } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { chatRoutes } from '../contract.ts';
import { openChat } from './testing/open-chat.ts';

let server: TestServer;
let studio: TestStudio;
let conversationId: string;
let read: Awaited<ReturnType<typeof openChat>>['read'];

const picture = pngOfZeros({ width: 40, height: 20, bitDepth: 8 });
/** The header of an MP4 file, followed by 20 MB that no image decoder accepts. */
const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomavc1'), randomBytes(20 * 1024 * 1024)]);

beforeAll(async () => {
  server = await openOwnTestServer();
});

beforeEach(async () => {
  ({ studio, conversationId, read } = await openChat(server));
});

interface SentFile {
  content: Buffer;
  fileName?: string;
  id?: string;
  token?: string;
}

async function sendFile({ content, fileName = 'foto.png', id = newId(), token = studio.client }: SentFile) {
  const fields = { conversationId, id, type: 'image', filename: fileName, size: '1', mime_type: 'image/png' };
  const parts = Object.entries(fields).map(([name, value]) => ({ name, content: value }));
  const form = multipart([...parts, { name: 'file', content, fileName }]);
  const headers = { authorization: `Bearer ${token}`, ...form.headers };
  const reply = await server.app.inject({ method: 'POST', url: '/api/conversation', headers, payload: form.payload });
  return {
    status: reply.statusCode,
    message: reply.json().data?.message,
    code: reply.json().code,
    text: reply.json().message,
  };
}

const start = (id: string, size = video.length, token = studio.client) =>
  server.ask(chatRoutes.startUpload, { conversationId, id, filename: 'squat.mp4', size }, token);

test('a program is refused with its name, as a small file and before the first part of a large one', async () => {
  const small = await sendFile({ content: Buffer.from('echo ciao'), fileName: 'avvia.bat' });
  const upload = { conversationId, id: newId(), filename: 'setup.exe', size: video.length };
  const large = await server.ask(chatRoutes.startUpload, upload, studio.client);

  expect(small).toMatchObject({ status: 422, code: 'file_executable', text: expect.stringContaining('«avvia.bat»') });
  expect(large).toMatchObject({
    status: 422,
    code: 'file_executable',
    message: expect.stringContaining('«setup.exe»'),
  });
});

const complete = (id: string, token = studio.client) => server.ask(chatRoutes.completeUpload, { id }, token);

async function sendPart(
  id: string,
  number: number,
  { token = studio.client, content = partOf(number), cutAt = Infinity } = {},
) {
  const checksum = createHash('sha256').update(partOf(number)).digest('base64');
  const form = multipart([
    { name: 'checksum', content: checksum },
    { name: 'file', content },
  ]);
  const reply = await server.app.inject({
    method: 'PUT',
    url: `/api/chat-uploads/${id}/parts/${number}`,
    headers: { authorization: `Bearer ${token}`, ...form.headers },
    payload: form.payload.subarray(0, cutAt),
  });
  return reply.statusCode;
}

const partOf = (number: number) => video.subarray((number - 1) * chatPartBytes, number * chatPartBytes);

async function download(url: string): Promise<Buffer | null> {
  const reply = await server.app.inject({ method: 'GET', url });
  return reply.statusCode === 200 ? reply.rawPayload : null;
}

const storedFiles = () =>
  fs
    .globSync('files/**/*.*', { cwd: server.services.settings.dataDir })
    .filter((file) => file.includes(studio.accountId));

describe('a file in one call', () => {
  test('is a picture with its size and a preview, and is downloaded by its ticket only', async () => {
    const { message } = await sendFile({ content: picture });

    expect(message).toMatchObject({ type: 'image', width: 40, height: 20, filename: 'foto.png', message: '' });
    expect(message.preview).toMatch(/^data:image\/webp;base64,/);
    expect((await download(message.fileUrl))?.subarray(8, 12).toString()).toBe('WEBP');
    expect(await download(message.fileUrl.replace(/.$/, 'x'))).toBeNull();
  });

  test('is classed by its content: a page named foto.png is a file to download, never shown', async () => {
    const { message } = await sendFile({ content: Buffer.from('<script>alert(1)</script>') });

    const reply = await server.app.inject({ method: 'GET', url: message.fileUrl });
    expect(message).toMatchObject({ type: 'other', filename: 'foto.png' });
    expect(reply.headers['content-type']).toBe('application/octet-stream');
    expect(reply.headers['content-disposition']).toContain('attachment');
  });

  test('sent again with the same id is stored once; another file with that id is a conflict', async () => {
    const id = newId();
    await sendFile({ content: picture, id });
    const files = storedFiles();

    const repeated = await sendFile({ content: picture, id });

    expect(repeated).toMatchObject({ status: 200, message: { id } });
    await expect.poll(storedFiles).toEqual(files);
    const other = await sendFile({ content: Buffer.from('altro'), id });
    expect(other).toMatchObject({ status: 409, code: 'id_taken' });
    await expect.poll(storedFiles).toEqual(files);
  });

  test('that is deleted leaves no file behind: object and thumbnail go, and their links with them', async () => {
    const { message } = await sendFile({ content: picture });

    const { data } = await server.ask(chatRoutes.deleteMessage, { id: message.id }, studio.client);

    expect(data.message).toMatchObject({ fileUrl: null, thumbUrl: null, filename: null, preview: null });
    expect(await download(message.fileUrl)).toBeNull();
    expect(await download(message.thumbUrl)).toBeNull();
    expect(storedFiles()).toEqual([]);
  });

  test('of a wiped conversation is deleted too', async () => {
    await sendFile({ content: picture });

    await server.ask(chatRoutes.wipe, { id: conversationId, wipeoutAll: true }, studio.admin);

    expect(storedFiles()).toEqual([]);
  });
});

describe('a large file', () => {
  test('arrives in parts in any order, cut at each of them, and is one message', async () => {
    const id = newId();
    expect((await start(id)).data).toEqual({ partBytes: chatPartBytes, missing: [1, 2, 3] });
    expect(await complete(id)).toMatchObject({ status: 409, code: 'upload_incomplete' });

    for (const number of [3, 1, 2]) {
      expect(await sendPart(id, number, { cutAt: 1000 })).toBe(400);
      expect((await start(id)).data.missing).toContain(number);
      expect(await sendPart(id, number)).toBe(200);
      expect(await sendPart(id, number)).toBe(200);
      expect((await start(id)).data.missing).not.toContain(number);
    }
    const { message } = (await complete(id)).data;

    expect(message).toMatchObject({ id, type: 'video', filename: 'squat.mp4', sizeBytes: video.length });
    expect(video.equals((await download(message.fileUrl ?? '')) ?? Buffer.alloc(0))).toBe(true);
    expect((await complete(id)).data.message.id).toBe(id);
    expect((await start(id)).data.missing).toEqual([]);
    expect((await read()).messages).toHaveLength(1);
    await expect.poll(storedFiles).toHaveLength(1);
  });

  test('completed twice at the same time is one message', async () => {
    const id = newId();
    await start(id);
    for (const number of [1, 2, 3]) await sendPart(id, number);

    const replies = await Promise.all([complete(id), complete(id)]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).messages).toHaveLength(1);
    await expect.poll(storedFiles).toHaveLength(1);
  });

  test('a damaged part, one of another size and one that the file does not have are refused', async () => {
    const id = newId();
    await start(id);

    const damaged = Buffer.from(partOf(1));
    damaged[100] = (damaged[100] ?? 0) ^ 1;
    expect(await sendPart(id, 1, { content: damaged })).toBe(422);
    expect(await sendPart(id, 3, { content: partOf(1) })).toBe(422);
    expect(await sendPart(id, 4, { content: Buffer.from('x') })).toBe(422);
    expect((await start(id)).data.missing).toEqual([1, 2, 3]);
    expect(storedFiles()).toEqual([]);
  });

  test('belongs to who sends it: others neither add a part nor complete it', async () => {
    const id = newId();
    await start(id);
    const other = await openTestStudio(server, 'Studio Vicino');

    for (const token of [studio.admin, studio.otherClient, other.admin]) {
      expect(await sendPart(id, 1, { token })).toBe(404);
      expect((await complete(id, token)).status).toBe(404);
    }
    expect((await start(id, 1, studio.admin)).status).toBe(409);
  });

  test('above 200 MB is refused before it is sent', async () => {
    expect((await start(newId(), 200 * 1024 * 1024 + 1)).status).toBe(422);
    expect((await start(newId(), 200 * 1024 * 1024)).status).toBe(200);
  });

  test('that was never completed is deleted after a week, with its parts', async () => {
    const id = newId();
    await start(id);
    await sendPart(id, 1);
    const [part = ''] = storedFiles();
    await server.owner.query(`update chat_uploads set created_at = now() - interval '8 days' where id = $1`, [id]);

    await server.services.pool.query('select delete_abandoned_chat_uploads()');

    const { rows } = await server.owner.query('select id from chat_uploads where id = $1', [id]);
    expect(rows).toEqual([]);
    const key = path.relative('files', part);
    const unreferenced = await server.services.pool.query('select key from unreferenced_files($1) as key', [[key]]);
    expect(unreferenced.rows).toEqual([{ key }]);
  });
});
