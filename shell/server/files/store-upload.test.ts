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
const any: UploadPolicy = { ...documents, acceptsOther: true };
const pdf = Buffer.from('%PDF-1.7\n...');
const html = Buffer.from('<script>alert(1)</script>');

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ routerOptions: { maxParamLength: 500 } });
  app.setErrorHandler((error: Error, _request, reply) =>
    reply
      .code(error instanceof Problem ? error.kind.status : 500)
      .send({ code: error instanceof Problem ? error.kind.code : '' }),
  );
  await acceptUploads(app);
  serveFiles(app, storage, tickets);
  for (const [url, policy] of Object.entries({
    '/documents': documents,
    '/any': any,
    '/part': { ...any, isPart: true },
  }))
    app.post(url, async (request) => storeUpload(request, { policy, storage, images, folder: 'accounts/prova' }));
});

afterAll(async () => {
  await app.close();
  images.stop();
  fs.rmSync(folder, { recursive: true });
});

async function send(url: string, content: Buffer, name = 'Più forza.pdf') {
  const reply = await app.inject({ method: 'POST', url, ...multipart([{ name: 'file', content, fileName: name }]) });
  const { code, file } = reply.json();
  return { status: reply.statusCode, code: code as string, file: file as StoredUpload };
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

const programs: [string, Buffer][] = [
  ['a program for Windows', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(100)])],
  ['a program for Linux', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(100)])],
  ['a program for macOS', Buffer.concat([Buffer.from('cffaedfe07000001', 'hex'), Buffer.alloc(100)])],
  ['a program for both kinds of Mac', Buffer.concat([Buffer.from('cafebabe00000002', 'hex'), Buffer.alloc(100)])],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf ~\n')],
  ['a Java program', zipWith('META-INF/MANIFEST.MF')],
  ['an Android app', zipWith('AndroidManifest.xml')],
];

/** The beginning of a ZIP archive with that first entry. */
function zipWith(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.alloc(50)]);
}

test.each(programs)(
  '%s is refused where any file is accepted, whatever its name, and nothing is stored',
  async (_what, content) => {
    const before = stored();

    expect(await send('/any', content, 'dieta.txt')).toMatchObject({ status: 422, code: 'file_executable' });
    expect(stored()).toEqual(before);
  },
);

test('a file with the name of a program is refused, whatever its content', async () => {
  for (const name of ['dieta.exe', 'dieta.bat', 'foto.png.scr', 'dieta.exe.', 'C:\\dieta.cmd'])
    expect(await send('/any', pdf, name)).toMatchObject({ status: 422, code: 'file_executable' });
});

test('documents that look alike are accepted: a text that begins with MZ, an archive with a document', async () => {
  for (const content of [
    Buffer.from('MZ è la sigla di Monza, e questo è un testo. '.repeat(3)),
    zipWith('word/document.xml'),
  ])
    expect((await send('/any', content, 'dieta.txt')).status).toBe(200);
});

test('a part of a large file is not judged: its bytes are those of the middle of a file', async () => {
  expect((await send('/part', programs[0]?.[1] ?? pdf, 'part')).status).toBe(200);
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
