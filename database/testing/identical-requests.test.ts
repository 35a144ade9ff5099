import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { newId } from '#shell/common/ids.ts';
import { methodOf, type Route } from '#shell/common/route.ts';
import { exampleRequest, sendExample } from './route-examples.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

const routes = areas
  .flatMap((area) => area.routes.map(({ route }) => route))
  .filter(({ permission }) => !['public', 'super admin', 'training school'].includes(permission))
  .filter((route) => methodOf(route) !== 'GET');

let server: TestServer;
/** It is replaced when a route has deleted what the next one needs. */
let studio: TestStudio;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
});

describe.each(routes.map((route) => ({ endpoint: route.endpoint, route })))('$endpoint', ({ route }) => {
  test('answers 20 identical requests at once without a fault of the server', async () => {
    const replies = await repliesOf(route);

    expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });

  test.runIf(route.isIdempotent)('gives 20 requests with one key the same answer', async () => {
    const replies = await repliesOf(route, newId());
    // Files are limited for each account: what is refused as busy is sent again by the page.
    const answered = replies
      .filter(({ statusCode }) => statusCode !== 429)
      .map(({ statusCode, body }) => `${statusCode} ${body}`);

    expect([...new Set(answered)]).toHaveLength(1);
  });
});

/** The replies to 20 requests at once of the admin, or of the client if the admin is refused. */
async function repliesOf(route: Route, key?: string): Promise<LightMyRequestResponse[]> {
  const replies = (await acceptedReplies(route, key)) ?? (await acceptedReplies(route, key, await newStudio()));
  if (!replies) throw new Error(`repliesOf: ${route.endpoint} is refused`);
  return replies;
}

async function newStudio(): Promise<TestStudio> {
  studio = await openTestStudio(server);
  return studio;
}

async function acceptedReplies(route: Route, key?: string, { ids, admin, client } = studio) {
  for (const token of [admin, client]) {
    const request = exampleRequest(route, ids);
    const send = () => sendExample(server, route, request, token, key);
    const replies = await Promise.all(Array.from({ length: 20 }, send));
    if (replies.some(({ statusCode }) => ![401, 403, 404].includes(statusCode))) return replies;
  }
  return undefined;
}
