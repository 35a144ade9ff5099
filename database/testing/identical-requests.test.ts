import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { newId } from '#shell/common/ids.ts';
import { methodOf, pathOf, type Route } from '#shell/common/route.ts';
import { countRows } from './count-rows.ts';
import { acceptedRequest, exampleRequest, sendExample } from './route-examples.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

const routes = areas
  .flatMap((area) => area.routes.map(({ route }) => route))
  .filter(({ permission }) => !['public', 'super admin', 'training school'].includes(permission))
  .filter((route) => methodOf(route) !== 'GET');

/** Idempotent routes whose example is refused, and why. */
const refusedExamples = new Map<string, string>([
  ['POST /chat-uploads/:id/complete', 'the bytes of the file must have been sent before'],
  ['POST /surveys/:id/welcome/send', 'the survey of the examples is a check-in'],
  ['POST /my/metrics/import', 'the metrics are chosen from the preview of the file'],
  ['POST /clients/:clientId/metrics/import', 'the metrics are chosen from the preview of the file'],
  ['POST /my/completed-workouts/import', 'the exercises are chosen from the preview of the file'],
  ['POST /clients/:clientId/completed-workouts/import', 'the exercises are chosen from the preview of the file'],
]);

let server: TestServer;
/** It is replaced when a route has deleted what the next one needs. */
let studio: TestStudio;
/** The rows of a new studio: all are copies of one. */
let initialRows: Awaited<ReturnType<typeof countRows>>;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  initialRows = await countRows(server, studio.accountId);
});

describe.each(routes.map((route) => ({ endpoint: route.endpoint, route })))('$endpoint', ({ route }) => {
  test('answers 20 identical requests at once without a fault of the server', async () => {
    const replies = await repliesOf(route);

    expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });

  const isAccepted = route.isIdempotent && !refusedExamples.has(route.endpoint);
  test.runIf(isAccepted)(
    'does once what 20 requests with one key ask for, and gives them the same answer',
    async () => {
      const once = await sentWithOneKey(route, 1);
      const repeated = await sentWithOneKey(route, 20);

      expect(once.answers).toEqual([expect.stringMatching(/^2/)]);
      expect(repeated.answers).toEqual([expect.stringMatching(/^2/)]);
      expect(repeated.added).toEqual(once.added);
    },
  );
});

/** Sends identical requests at once in a studio of their own. Returns the different answers and the rows that each table has got. */
async function sentWithOneKey(route: Route, count: number): Promise<{ answers: string[]; added: object }> {
  const own = await openTestStudio(server);
  const replies = (await acceptedReplies(route, { key: newId(), count, example: acceptedRequest }, own)) ?? [];
  const after = await countRows(server, own.accountId);
  // Files are limited for each account: what is refused as busy is sent again by the page.
  const answered = replies.filter(({ statusCode }) => statusCode !== 429);
  const added = [...after].map(([name, rows]) => [name, rows - (initialRows.get(name) ?? 0)]);
  return {
    answers: [...new Set(answered.map(({ statusCode, body }) => `${statusCode} ${body}`))],
    added: Object.fromEntries(added),
  };
}

/** The replies to 20 requests at once of the admin or, where only the other is accepted, of the client. */
async function repliesOf(route: Route): Promise<LightMyRequestResponse[]> {
  const sending = { count: 20, example: exampleRequest };
  const replies = (await acceptedReplies(route, sending)) ?? (await acceptedReplies(route, sending, await newStudio()));
  if (!replies) throw new Error(`repliesOf: ${route.endpoint} is refused`);
  return replies;
}

async function newStudio(): Promise<TestStudio> {
  studio = await openTestStudio(server);
  return studio;
}

interface Sending {
  count: number;
  example: typeof exampleRequest;
  key?: string;
}

async function acceptedReplies(route: Route, { count, example, key }: Sending, { ids, admin, client } = studio) {
  // Requests for own records are a client's: sent by the admin first, each would be refused.
  for (const token of pathOf(route).startsWith('/my/') ? [client, admin] : [admin, client]) {
    const request = example(route, ids);
    const send = () => sendExample(server, route, request, token, key);
    const replies = await Promise.all(Array.from({ length: count }, send));
    if (replies.some(({ statusCode }) => ![401, 403, 404].includes(statusCode))) return replies;
  }
  return undefined;
}
