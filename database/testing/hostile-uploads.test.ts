import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { multipart } from './multipart.ts';
import { pngOfZeros } from './png.ts';
import { openTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.client);
});

/** The uploads of a client that contain health data: the address and the fields beside the file. */
function uploadOf(kind: 'photo' | 'file' | 'check-in'): { url: string; fields: Record<string, string> } {
  if (kind === 'file') return { url: '/api/my/client-files', fields: { versionId: newId() } };
  const checkIn = { url: `/api/my/check-ins/${studio.ids['check-ins']}/files`, fields: { fileId: newId() } };
  if (kind === 'check-in') return checkIn;
  const fields = { photoId: newId(), taken_on: todayIn('Europe/Rome'), pose: 'front' };
  return { url: '/api/my/progress-photos', fields };
}

const kinds = ['photo', 'file', 'check-in'] as const;
type Kind = (typeof kinds)[number];

async function send(kind: Kind, content: Buffer, fileName = 'foto.jpg') {
  const { url, fields } = uploadOf(kind);
  const parts = Object.entries(fields).map(([name, value]) => ({ name, content: value }));
  const { headers, payload } = multipart([...parts, { name: 'file', content, fileName }]);
  const authorization = `Bearer ${studio.client}`;
  const before = storedFiles();
  const reply = await server.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload });
  const { code, message } = reply.json();
  const added = storedFiles().filter((file) => !before.includes(file));
  return { status: reply.statusCode, code, message, added };
}

const filesFolder = () => path.join(server.services.settings.dataDir, 'files');
const storedFiles = () => fs.globSync('**/*.*', { cwd: filesFolder() });
const readStored = (file: string) => fs.readFileSync(path.join(filesFolder(), file));

/** A picture of a phone held sideways, 400 x 300 pixels of noise, with its place and its owner. */
const sideways = () =>
  sharp({
    create: { width: 400, height: 300, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Riservato' }, IFD3: { GPSLatitude: '45/1 4/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** The header says 30,000 x 30,000 pixels, which would need 3.6 GB. */
function hugePng(): Buffer {
  const png = pngOfZeros({ width: 4, height: 4, bitDepth: 8 });
  const header = Buffer.from(png);
  header.writeUInt32BE(30_000, 16);
  header.writeUInt32BE(30_000, 20);
  return header;
}

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(60)]);

test.each(kinds)(
  '%s: a picture is stored upright, without metadata and without what was appended to it',
  async (kind) => {
    const polyglot = Buffer.concat([await sideways(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004 zip')]);

    const { status, added } = await send(kind, polyglot);

    expect([status, added.length]).toEqual([200, 2]);
    for (const file of added) {
      const { format, width = 0, height = 0, exif, orientation } = await sharp(readStored(file)).metadata();
      expect([format, exif, orientation]).toEqual(['webp', undefined, undefined]);
      if (!file.includes('-small')) expect([width, height]).toEqual([300, 400]);
      // Long enough not to occur in compressed noise by chance, as three letters do.
      for (const trace of ['<script>', 'PK\u0003\u0004 zip', 'Riservato'])
        expect(readStored(file).includes(trace)).toBe(false);
    }
  },
);

test.each(kinds)(
  '%s: a picture of 30,000 x 30,000 pixels and one that is cut off are refused, nothing is stored',
  async (kind) => {
    const picture = await sideways();

    expect(await send(kind, hugePng())).toMatchObject({ status: 422, code: 'image_too_large', added: [] });
    for (const share of [0.2, 0.6, 0.95]) {
      const cut = picture.subarray(0, Math.floor(picture.length * share));
      expect(await send(kind, cut)).toMatchObject({ status: 422, code: 'wrong_file_type', added: [] });
    }
  },
);

test('a photo that is a PDF, HEIC, a drawing with a script or empty is refused with what is accepted', async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

  for (const content of [Buffer.from('%PDF-1.7 foto'), heic, script, Buffer.alloc(0)]) {
    const reply = await send('photo', content);
    expect(reply).toMatchObject({ status: 422, code: 'wrong_file_type', added: [] });
    expect(reply.message).toContain('JPG, PNG, WebP');
  }
});

test('a file of any type is stored as it is, and is never displayed', async () => {
  for (const content of [heic, Buffer.from('<html><script>alert(1)</script></html>')]) {
    const { status, added } = await send('file', content, 'pagina.html');
    expect([status, added.length]).toEqual([200, 1]);
    expect(added[0]).toMatch(/\.bin$/);
  }
});

test.each(kinds)(
  '%s: a video of 300 MB is refused while it arrives, with and without its size',
  async (kind) => {
    const port = await server.listen();
    const megabytes = 300;

    const announced = await sendSlowly(kind, port, { megabytes, hasLength: true });
    const unannounced = await sendSlowly(kind, port, { megabytes, hasLength: false });

    expect([announced.status, unannounced.status]).toEqual([413, 413]);
    expect(announced.sentMegabytes).toBeLessThan(5);
    expect(unannounced.sentMegabytes).toBeLessThan(megabytes);
  },
  30_000,
);

/** Sends a video in parts of 1 MB until the response arrives. */
function sendSlowly(
  kind: Kind,
  port: number,
  { megabytes, hasLength }: { megabytes: number; hasLength: boolean },
): Promise<{ status: number | undefined; sentMegabytes: number }> {
  const { url, fields } = uploadOf(kind);
  const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(1000)]);
  const parts = Object.entries(fields).map(([name, value]) => ({ name, content: value }));
  const { headers, payload } = multipart([...parts, { name: 'file', content: video, fileName: 'video.mp4' }]);
  const head = payload.subarray(0, payload.lastIndexOf('\r\n--edge--'));
  const part = Buffer.alloc(1024 * 1024);
  const length = hasLength && { 'content-length': head.length + megabytes * part.length };
  return new Promise((resolve, reject) => {
    const authorization = `Bearer ${studio.client}`;
    const options = { method: 'POST', host: '127.0.0.1', port, path: url };
    const request = http.request({ ...options, headers: { ...headers, authorization, ...length } });
    let sentMegabytes = 0;
    let isAnswered = false;
    request.on('response', ({ statusCode }) => {
      isAnswered = true;
      request.destroy();
      resolve({ status: statusCode, sentMegabytes });
    });
    request.on('error', (error) => !isAnswered && reject(error));
    const next = () => {
      if (isAnswered || sentMegabytes === megabytes) return;
      sentMegabytes += 1;
      request.write(part, () => setImmediate(next));
    };
    request.write(head, () => setTimeout(next, 50));
  });
}
