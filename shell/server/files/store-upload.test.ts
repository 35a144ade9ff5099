import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '#database/testing/multipart.ts';
import { imageTypes, type UploadPolicy } from '#shell/common/files.ts';
import { Problem } from '#shell/common/problem.ts';
import { diskStorage } from './disk.ts';
import { createImageProcessor } from './images.ts';
import { serveFiles } from './serve.ts';
import { acceptUploads } from './multipart.ts';
import { type StoredUpload, storeUpload } from './store-upload.ts';
import { createTickets } from './tickets.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-uploads-'));
const storage = diskStorage(folder);
const tickets = createTickets('un segreto');
const images = createImageProcessor();
const documents: UploadPolicy = { maxBytes: 1000, accepts: [...imageTypes, 'application/pdf'], fitPixels: 100 };
const pdf = Buffer.from('%PDF-1.7\n...');
const html = Buffer.from('<script>alert(1)</script>');

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ routerOptions: { maxParamLength: 500 } });
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.code(error instanceof Problem ? error.kind.status : 500).send({ message: error.message }),
  );
  await acceptUploads(app);
  serveFiles(app, storage, tickets);
  for (const [url, policy] of Object.entries({ '/documents': documents, '/any': { ...documents, acceptsOther: true } }))
    app.post(url, async (request) => storeUpload(request, { policy, storage, images, folder: 'accounts/prova' }));
});

afterAll(async () => {
  await app.close();
  images.stop();
  fs.rmSync(folder, { recursive: true });
});

async function send(url: string, content: Buffer, name = 'Più forza.pdf') {
  const reply = await app.inject({ method: 'POST', url, ...multipart([{ name: 'file', content, fileName: name }]) });
  return { status: reply.statusCode, file: reply.json().file as StoredUpload };
}

const stored = () => fs.globSync('**/*.*', { cwd: folder });

test('a PDF is detected by its content and keeps its name', async () => {
  const { file } = await send('/documents', pdf);

  expect(file).toMatchObject({ mediaType: 'application/pdf', name: 'Più forza.pdf', sizeBytes: pdf.length });
  expect(file.storageKey).toMatch(/\.pdf$/);
});

test('content that the policy does not accept is rejected, whatever its name, and nothing is stored', async () => {
  const before = stored();

  expect((await send('/documents', html)).status).toBe(422);
  expect((await send('/any', Buffer.alloc(0))).status).toBe(422);
  expect((await send('/any', Buffer.alloc(1001))).status).toBe(413);
  expect(stored()).toEqual(before);
});

test('a policy for any file accepts unknown content, which is served as a download under its name', async () => {
  const { file } = await send('/any', html, 'pagina.html');
  const reply = await app.inject({ url: tickets.signFileUrl(file.storageKey, { downloadName: file.name }) });

  expect(file.mediaType).toBe('application/octet-stream');
  expect(reply.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="pagina.html"; filename*=UTF-8''pagina.html`,
  });
  expect(reply.rawPayload.equals(html)).toBe(true);
});
