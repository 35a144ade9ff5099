import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { openOwnTestServer } from '#database/testing/server.ts';
import { buildApp } from './app.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const { services } = await openOwnTestServer();
  const webFolder = path.join(services.settings.dataDir, 'web');
  fs.mkdirSync(path.join(webFolder, 'assets'), { recursive: true });
  fs.writeFileSync(
    path.join(webFolder, 'index.html'),
    '<html lang="it" data-platform="forma"><title>Forma</title></html>',
  );
  fs.writeFileSync(path.join(webFolder, 'assets/app.js'), 'export {};');
  app = await buildApp(services.settings, areas, services, webFolder);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});

afterAll(() => app.close());

interface Answer {
  status: number;
  headers: string;
  body: string;
}

/** Sends a request line that no HTTP library would send. */
function send(requestLine: string, header = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (bytes) => {
      received += bytes;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', body = ''] = received.split('\r\n\r\n');
      resolve({ status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body });
    });
    socket.write(`${requestLine} HTTP/1.1\r\nhost: forma\r\nconnection: close\r\n${header && `${header}\r\n`}\r\n`);
  });
}

const securityHeaders = [
  'content-security-policy: ',
  'x-content-type-options: nosniff',
  'referrer-policy: ',
  'cross-origin-opener-policy: ',
  'x-frame-options: ',
];

/** A row of a table of tests with a short name. */
function named<Row extends [requestLine: string, ...unknown[]]>(row: Row): [name: string, ...Row] {
  return [row[0].slice(0, 40), ...row];
}

const missing = (headers: string) => securityHeaders.filter((header) => !headers.includes(header));

describe('a page', () => {
  const requests: [requestLine: string, status: number][] = [
    ['GET //clients', 404],
    ['GET //evil.example.com/clients', 404],
    ['GET /clients/../../etc/passwd', 404],
    ['GET /assets/', 404],
    [`GET /${'x'.repeat(300)}`, 404],
    ['GET /assets/%00', 400],
    ['GET /clients%0d%0a', 400],
    ['GET /%zz', 400],
    ['GET *', 400],
    [`GET /${'x/'.repeat(2500)}`, 414],
  ];

  test.each(requests.map(named))('%s is answered with the error page', async (_name, requestLine, status) => {
    const answer = await send(requestLine);

    expect(answer.status).toBe(status);
    expect(answer.headers).toContain('content-type: text/html');
    expect(answer.body).toContain(`<h1>${status}</h1>`);
    expect(missing(answer.headers)).toEqual([]);
  });

  test('that does not exist says so in the language of the browser', async () => {
    const answer = await send('GET //clients', 'accept-language: en');

    expect(answer.body).toContain('This page could not be found');
  });
});

describe('the API or a file', () => {
  const requests: [requestLine: string, header: string, status: number, code: string][] = [
    ['GET /api/clients/%zz/detail', '', 400, 'malformed'],
    ['GET /api/clients/%00/detail', '', 400, 'malformed'],
    ['GET /api//clients', '', 404, 'not_found'],
    [`GET /api/${'x/'.repeat(2500)}`, '', 414, 'address_too_long'],
    [`GET /api/clients/${'x'.repeat(600)}/detail`, '', 404, 'not_found'],
    [`GET /assets/${'x'.repeat(300)}.js`, '', 404, 'not_found'],
    ['GET /assets/..%2f..%2fpackage.json', '', 404, 'not_found'],
    ['GET /assets/app.js', 'range: bytes=99999999-', 416, 'range_not_satisfiable'],
    ['GET /assets/app.js', 'if-match: "other"', 412, 'precondition_failed'],
    ['GET /assets/app.js', 'if-unmodified-since: Mon, 01 Jan 2001 00:00:00 GMT', 412, 'precondition_failed'],
    ['POST /clients', '', 404, 'not_found'],
    ['GET /api/clients', 'no colon', 400, 'malformed'],
    ['GET /api/clients', `x-long: ${'x'.repeat(20_000)}`, 431, 'malformed'],
    ['NONSENSE /api/clients', '', 400, 'malformed'],
  ];

  test.each(requests.map(named))(
    '%s is answered with the envelope',
    async (_name, requestLine, header, status, code) => {
      const answer = await send(requestLine, header);

      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.body)).toMatchObject({ success: false, code, message: expect.any(String) });
      expect(missing(answer.headers)).toEqual([]);
    },
  );
});

test('every page and file of the app is still served', async () => {
  const addresses = ['/', '/clients', '/clients/1/detail?search=%2F%2F', '/assets/app.js', '/login?to=//x'];
  const answers = await Promise.all(addresses.map((address) => send(`GET ${address}`)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
