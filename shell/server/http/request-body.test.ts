import net from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

function post(payload: string, token: string, url = '/api/groups') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return server.app.inject({ method: 'POST', url, headers, payload });
}

const nested = (levels: number) => `{"name":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe('a body of a caller without a session', () => {
  test('is not parsed', async () => {
    const replies = [await post('{"name":', 'unknown'), await post(`{"name":"${'x'.repeat(100_000)}`, 'unknown')];

    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
      [403, 'unauthenticated'],
      [403, 'unauthenticated'],
    ]);
  });

  test.each(['content-length: 3000000', 'transfer-encoding: chunked'])('is not received: %s', async (length) => {
    const socket = net.connect(await server.listen(), '127.0.0.1');
    const head = ['POST /api/groups HTTP/1.1', 'host: forma', 'authorization: Bearer unknown', length];
    socket.write(`${[...head, 'content-type: application/json'].join('\r\n')}\r\n\r\n`);
    const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
    socket.destroy();

    expect(answer).toMatch(/^HTTP\/1\.1 403 .*"code":"unauthenticated"/s);
  });

  test('is not received when the session lacks the permission', async () => {
    const reply = await post('x'.repeat(100_000), studio.client);

    expect(reply.json()).toMatchObject({ success: false, code: 'forbidden' });
  });
});

describe('JSON', () => {
  test('of 100 levels is checked by the contract, of 101 levels or a million it is malformed', async () => {
    const replies = await Promise.all([100, 101, 1_000_000].map((levels) => post(nested(levels), studio.admin)));

    expect(replies.map((reply) => reply.json().code)).toEqual(['invalid', 'malformed', 'malformed']);
    expect(replies.map((reply) => reply.statusCode)).toEqual([422, 400, 400]);
  });

  test('may have any number of brackets and escaped quotes in its texts', async () => {
    const reply = await post(JSON.stringify({ name: `${'["'.repeat(110)}\\` }), studio.admin);

    expect(reply.json()).toMatchObject({ code: 'invalid', errors: { name: [expect.any(String)] } });
  });

  test('that is empty, cut off, no JSON, or that names a prototype is malformed', async () => {
    const bodies = ['', '{"name":"a', 'name=a', '{"__proto__":{"isAdmin":true}}'];
    const replies = await Promise.all(bodies.map((body) => post(body, studio.admin)));

    expect(replies.map((reply) => reply.statusCode)).toEqual([400, 400, 400, 400]);
  });

  test('of a public call is checked as well', async () => {
    const reply = await post(nested(200), '', '/api/auth/login');

    expect(reply.json()).toMatchObject({ success: false, code: 'malformed' });
  });
});
