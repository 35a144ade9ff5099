import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { uploadPolicies } from '#shell/common/files.ts';
import { multipart } from './multipart.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
});

const asAdmin = () => ({ authorization: `Bearer ${studio.admin}` });

test('malformed JSON is refused with a message in the caller’s language', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/clients',
    headers: { ...asAdmin(), 'content-type': 'application/json', 'accept-language': 'en' },
    payload: '{"name":',
  });

  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ success: false, code: 'malformed', message: 'The request cannot be read.' });
});

test('another content type is refused', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/clients',
    headers: { ...asAdmin(), 'content-type': 'text/xml' },
    payload: '<a/>',
  });

  expect(reply.json()).toMatchObject({ code: 'wrong_content_type' });
  expect(reply.statusCode).toBe(415);
});

test('a body of 5 MB is refused', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/clients',
    headers: asAdmin(),
    payload: { name: 'x'.repeat(5_000_000) },
  });

  expect(reply.statusCode).toBe(413);
});

test('an id in the path that is no id is not found', async () => {
  for (const id of ['1', 'null', '..%2f..%2fetc', '0190c0de-0000-7000-8000-00000000dead', '💪'])
    expect(
      (
        await server.app.inject({
          method: 'GET',
          url: `/api/clients/${encodeURIComponent(id)}/detail`,
          headers: asAdmin(),
        })
      ).statusCode,
    ).toBe(404);
});

test('an address nobody answers is not found, in the envelope', async () => {
  expect((await server.app.inject('/api/nothing')).json()).toMatchObject({ success: false, code: 'not_found' });
});

test.each([
  'page=0',
  'page=-1',
  'page=NaN',
  'page=1e9',
  'page=1&page=2',
  'status=chissà',
  'sortBy=password_hash&sortOrder=asc',
  'search=%00',
])('a list asked with %s names the wrong field', async (query) => {
  const reply = await server.app.inject({ method: 'GET', url: `/api/clients?${query}`, headers: asAdmin() });

  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().errors)).toEqual([query.split('=')[0]]);
});

test('half an emoji and a day of the year 0 are named, not a fault of ours', async () => {
  const client = { name: 'Nina', email: 'mezza@example.com' };
  const post = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/api/clients', headers: asAdmin(), payload });
  const half = await post({ ...client, goal: 'forte \ud83d' });
  const ancient = await post({ ...client, birthDate: '0000-01-01' });

  expect([half.statusCode, ancient.statusCode]).toEqual([422, 422]);
  expect(Object.keys({ ...half.json().errors, ...ancient.json().errors })).toEqual(['goal', 'birthDate']);
});

describe('a logo', () => {
  const stored = () => fs.globSync('**/*', { cwd: path.join(server.services.settings.dataDir, 'files') });

  test('over 2 MB is refused before it is stored', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/profile/logo',
      ...form(Buffer.alloc(uploadPolicies.logo.maxBytes + 1)),
    });

    expect(reply.statusCode).toBe(413);
    expect(stored()).toEqual([]);
  });

  test('is judged by its content, not by its name', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/profile/logo',
      ...form(Buffer.from('<svg onload="alert(1)"/>')),
    });

    expect(reply.json()).toMatchObject({ code: 'wrong_file_type', errors: { file: [expect.any(String)] } });
    expect(stored()).toEqual([]);
  });

  test('is kept without its metadata, served against a ticket only, and leaves when removed', async () => {
    const { default: sharp } = await import('sharp');
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f766e' } })
      .withExif({ IFD0: { Copyright: 'segreto' } })
      .jpeg()
      .toBuffer();
    const reply = await server.app.inject({ method: 'POST', url: '/api/profile/logo', ...form(picture) });
    const address: string = reply.json().data.logo_url;
    const served = await server.app.inject(address);
    const metadata = await sharp(served.rawPayload).metadata();

    expect(metadata).toMatchObject({ format: 'webp', width: 512 });
    expect(metadata.exif).toBeUndefined();
    expect((await server.app.inject(`${address.slice(0, -2)}xx`)).statusCode).toBe(404);
    await server.app.inject({ method: 'DELETE', url: '/api/profile/logo', headers: asAdmin() });
    expect((await server.app.inject(address)).statusCode).toBe(404);
  });

  function form(content: Buffer) {
    const { headers, payload } = multipart([{ name: 'file', content, fileName: 'logo.png' }]);
    return { headers: { ...asAdmin(), ...headers }, payload };
  }
});

test('every answer carries the security headers and a request id', async () => {
  const { headers } = await server.app.inject('/healthz');

  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
});

test('the documentation describes every call', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json();

  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/clients/{id}'].put.requestBody).toBeDefined();
  expect((await server.app.inject('/api/docs')).statusCode).toBe(200);
});

test('the documentation names what is sent beside a file', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json();
  const formOf = (address: string) => paths[address].post.requestBody.content['multipart/form-data'].schema;
  const picture = formOf('/api/my/completed-workouts/{completedWorkoutId}/media/{mediumId}');

  expect(Object.keys(picture.properties)).toEqual(['rowId', 'setNumber', 'file']);
  expect(picture.required).toEqual(['rowId', 'setNumber', 'file']);
  expect(formOf('/api/profile/logo')).toMatchObject({ required: ['file'], properties: { file: { format: 'binary' } } });
});
