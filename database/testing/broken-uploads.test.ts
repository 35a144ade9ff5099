import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { methodOf, pathNames, pathOf, type Route } from '#shell/common/route.ts';
import { newId } from '#shell/common/ids.ts';
import { pngOfZeros } from './png.ts';
import { multipart } from './multipart.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

let server: TestServer;
let studio: TestStudio;
const logged: string[] = [];

const uploadRoutes = areas
  .flatMap(({ routes }) => routes.map(({ route }) => route))
  .filter(({ upload, transientUpload, permission }) => (upload || transientUpload) && permission !== 'super admin');
const content = pngOfZeros({ width: 4, height: 4, bitDepth: 8 });
const { headers, payload } = multipart([
  { name: 'units', content: 'kg' },
  { name: 'file', content, fileName: 'foto.png' },
]);

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  server.app.addHook('onRequest', async (request) => {
    request.log.error = ((details: unknown) => logged.push(JSON.stringify(details))) as typeof request.log.error;
  });
});

beforeEach(() => {
  logged.length = 0;
});

function tokenFor({ permission }: Route): string {
  return permission.includes('own') ? studio.client : studio.admin;
}

/** The status; -1 when no response arrives within 5 seconds. */
async function statusOf(route: Route, body: Buffer, contentType = headers['content-type']): Promise<number> {
  const url = pathNames(route).reduce((path, name) => path.replace(`:${name}`, newId()), `/api${pathOf(route)}`);
  const reply = server.app.inject({
    method: methodOf(route) as 'POST',
    url,
    headers: { authorization: `Bearer ${tokenFor(route)}`, 'content-type': contentType ?? '' },
    payload: body,
  });
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), 5000).unref());
  const answered = await Promise.race([reply, timeout]);
  if (answered && answered.statusCode >= 400) expect(answered.json()).toMatchObject({ success: false });
  return answered?.statusCode ?? -1;
}

test('there are routes of both kinds', () => {
  expect(uploadRoutes.filter(({ upload }) => upload).length).toBeGreaterThanOrEqual(3);
  expect(uploadRoutes.filter(({ transientUpload }) => transientUpload).length).toBeGreaterThanOrEqual(3);
});

/** One route of each kind is tried with every length, because all routes of a kind read their request in the same way. */
const thorough = new Set([
  uploadRoutes.find(({ upload }) => upload),
  uploadRoutes.find((route) => route.transientUpload),
]);

describe.each(uploadRoutes.map((route) => ({ name: route.endpoint, route })))('$name', ({ route }) => {
  test('a request cut off at any byte is malformed, and no error is logged', async () => {
    const statuses = new Map<number, number>();
    for (let length = 0; length < payload.length - 4; length += thorough.has(route) ? 1 : 11)
      statuses.set(length, await statusOf(route, payload.subarray(0, length)));

    expect([...statuses].filter(([, status]) => status !== 400)).toEqual([]);
    expect(logged).toEqual([]);
  }, 60_000);

  test.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['another boundary', 'multipart/form-data; boundary=other'],
    ['a boundary of 5,000 characters', `multipart/form-data; boundary=${'x'.repeat(5000)}`],
  ])('%s is malformed', async (_name, contentType) => {
    expect(await statusOf(route, payload, contentType)).toBe(400);
    expect(logged).toEqual([]);
  });

  test('line feeds without carriage returns and random bytes are malformed', async () => {
    const bare = Buffer.from(payload.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    expect(await statusOf(route, bare)).toBe(400);
    let checked = 0;
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 400 }), async (bytes) => {
        checked += 1;
        const statuses = [
          await statusOf(route, Buffer.from(bytes)),
          await statusOf(route, Buffer.concat([payload.subarray(0, 60), bytes])),
        ];
        expect(statuses).toEqual([400, 400]);
      }),
      { numRuns: 30 },
    );

    expect(checked).toBeGreaterThanOrEqual(30);
    expect(logged).toEqual([]);
  });
});
