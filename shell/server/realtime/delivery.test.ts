import { expect, test } from 'vitest';
import { z } from 'zod';
import { openOtherTestServer, openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { sessionEndpoints } from '#shell/common/session.ts';
import { setCurrentAccount } from '../database/scope.ts';
import { runOutsideRequest } from '../public-scope.ts';
import { emitLiveEvent } from './emit.ts';
import { eventTicket, eventually, openLiveApp } from './testing/live-app.ts';

const counted = defineLiveEvent('test.counted', z.object({ number: z.int() }));

interface Open {
  server: TestServer;
  port: number;
  studio: TestStudio;
  coach: string;
}

async function open(server: TestServer): Promise<Open> {
  const studio = await openTestStudio(server);
  const text = `select id from memberships where account_id = $1 and role = 'coach'`;
  const coach: string = (await server.owner.query(text, [studio.accountId])).rows[0].id;
  return { server, studio, coach, port: await server.listen() };
}

async function emit({ services }: TestServer, { studio, coach }: Open, ...numbers: number[]): Promise<void> {
  await runOutsideRequest(services, async (scope) => {
    await setCurrentAccount(scope, studio.accountId);
    for (const number of numbers) emitLiveEvent(scope, counted, { membershipIds: [coach], data: { number } });
  });
}

const numbers = (events: { data: unknown }[]) => events.map(({ data }) => (data as { number: number }).number);

test('an event reaches the open apps of its recipient in two processes at once, and nobody else', async () => {
  const here = await open(await openTestServer());
  const other = await openOtherTestServer(here.server);
  const { studio, port } = here;
  const apps = [
    await openLiveApp(here.server, { token: studio.coach, port }),
    await openLiveApp(other, { token: studio.coach, port: await other.listen() }),
  ];
  const admin = await openLiveApp(here.server, { token: studio.admin, port });
  await eventually(() => other.services.hub.isListening() && here.server.services.hub.isListening());

  const startedAtMs = performance.now();
  await emit(here.server, here, 1);
  await eventually(() => apps.every((app) => app.events().length > 0));

  expect(performance.now() - startedAtMs).toBeLessThan(1000);
  for (const app of apps) expect(app.events()).toEqual([{ seq: 1, type: 'test.counted', data: { number: 1 } }]);
  expect(admin.events()).toEqual([]);
});

test('an app that was away receives what it missed, once, also from another process', async () => {
  const here = await open(await openTestServer());
  const { studio, port, server } = here;
  const first = await openLiveApp(server, { token: studio.coach, port });
  await emit(server, here, 1);
  await eventually(() => first.events().length === 1);
  first.socket.terminate();
  await emit(server, here, 2, 3);
  const other = await openOtherTestServer(server);

  const back = await openLiveApp(other, { token: studio.coach, port: await other.listen(), query: '&after=1' });
  await emit(server, here, 4);
  await eventually(() => back.events().length === 3);

  expect(numbers(back.events())).toEqual([2, 3, 4]);
  expect(back.frames.map(({ kind }) => kind)).toEqual(['events', 'ready', 'events']);
});

test('an app without a number receives the events that are younger than its data, with 15 s to spare', async () => {
  const here = await open(await openTestServer());
  const { studio, port, server } = here;
  await emit(server, here, 1);
  await emit(server, here, 2);
  await emit(server, here, 3);
  const age =
    'update live_events set created_at = now() - make_interval(secs => $2) where membership_id = $1 and seq = $3';
  for (const [seconds, seq] of [
    [200, 1],
    [70, 2],
  ])
    await server.owner.query(age, [here.coach, seconds, seq]);

  const app = await openLiveApp(server, { token: studio.coach, port, query: '&age=60000' });
  const old = await openLiveApp(server, { token: studio.coach, port, query: '&age=600000' });

  expect(numbers(app.events())).toEqual([2, 3]);
  expect(numbers(old.events())).toEqual([1, 2, 3]);
});

test.each([
  ['older than the log', '&after=1'],
  ['in the future, after a restored backup', '&after=900'],
])('an app whose number is %s starts again, and follows from there', async (_, query) => {
  const here = await open(await openTestServer());
  const { studio, port, server } = here;
  await emit(server, here, 1, 2, 3, 4);
  await server.owner.query('delete from live_events where membership_id = $1 and seq < 4', [here.coach]);

  const app = await openLiveApp(server, { token: studio.coach, port, query });
  await emit(server, here, 5);
  await eventually(() => app.events().length > 0);

  expect(app.frames.map(({ kind, seq }) => [kind, seq])).toEqual([
    ['reset', 4],
    ['ready', 4],
    ['events', 5],
  ]);
});

test('an app with the last event before the trimmed part starts again only if it misses one', async () => {
  const here = await open(await openTestServer());
  const { studio, port, server } = here;
  await emit(server, here, 1, 2, 3);
  await server.owner.query('delete from live_events where membership_id = $1', [here.coach]);

  const app = await openLiveApp(server, { token: studio.coach, port, query: '&after=3' });

  expect(app.frames).toEqual([{ kind: 'ready', seq: 3 }]);
});

test('1,000 missed events arrive in order', async () => {
  const here = await open(await openTestServer());
  const { studio, port, server } = here;
  const all = Array.from({ length: 1000 }, (_, index) => index + 1);
  await emit(server, here, ...all);

  const app = await openLiveApp(server, { token: studio.coach, port, query: '&after=0' });

  expect(numbers(app.events())).toEqual(all);
});

test('events that an app lost are sent again after its answer to the ping', async () => {
  const here = await open(await openTestServer());
  const { studio, port, server } = here;
  const app = await openLiveApp(server, { token: studio.coach, port });
  await emit(server, here, 1, 2);
  await eventually(() => app.frames.some(({ kind, seq }) => kind === 'ping' && seq === 2), 30_000);

  app.socket.send(JSON.stringify({ kind: 'ping', seq: 1 }));
  await eventually(() => app.events().length === 3);

  expect(numbers(app.events())).toEqual([1, 2, 2]);
}, 40_000);

test('an event stream has the same events, and continues after the last one that the browser names', async () => {
  const here = await open(await openOwnTestServer());
  const { studio, port, server } = here;
  await emit(server, here, 1, 2);
  const ticket = await eventTicket(server, studio.coach);
  const aborted = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/events?ticket=${ticket}`, {
    headers: { 'last-event-id': '1' },
    signal: aborted.signal,
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const read = async (end: string) => {
    while (!text.includes(end)) text += decoder.decode((await reader.read()).value);
  };

  await read('"ready"');
  await emit(server, here, 3);
  await read('"number": 3');
  aborted.abort();
  await eventually(() => server.services.hub.connectionCount() === 0);

  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const frames = [...text.matchAll(/^id: (\d+)\ndata: \{"kind":"(\w+)"/gm)].map(([, id, kind]) => [kind, id]);
  expect(frames.filter(([kind]) => kind !== 'ping')).toEqual([
    ['events', '2'],
    ['ready', '2'],
    ['events', '3'],
  ]);
});

test.each([
  ['a logout', (studio: TestStudio) => ({ endpoint: sessionEndpoints.logout, token: studio.client, body: {} })],
  [
    'the deactivation of the client',
    ({ ids, admin }: TestStudio) => ({
      endpoint: `POST /clients/${ids['clients']}/deactivate`,
      token: admin,
      body: {},
    }),
  ],
  [
    'the deletion of the client',
    ({ ids, admin }: TestStudio) => ({ endpoint: `DELETE /clients/${ids['clients']}`, token: admin, body: undefined }),
  ],
])('%s closes the connections of the client in another process within a second', async (_, requestOf) => {
  const { server, studio } = await open(await openTestServer());
  const other = await openOtherTestServer(server);
  const app = await openLiveApp(other, { token: studio.client, port: await other.listen() });
  const { endpoint, token, body } = requestOf(studio);
  const [method = '', path] = endpoint.split(' ');
  await eventually(() => other.services.hub.isListening() && server.services.hub.isListening());

  const headers = { authorization: `Bearer ${token}` };
  await server.app.inject({ method: method as 'POST', url: `/api${path}`, headers, ...(body && { payload: body }) });
  const startedAtMs = performance.now();
  const code = await app.closed;

  expect(code).toBe(4001);
  expect(performance.now() - startedAtMs).toBeLessThan(1000);
});

test('a membership that is removed receives nothing more, even from a process that nobody told', async () => {
  const here = await open(await openTestServer());
  const { studio, port, server } = here;
  const app = await openLiveApp(server, { token: studio.coach, port });

  await server.owner.query('delete from sessions where membership_id = $1', [here.coach]);
  await emit(server, here, 1);

  expect(await app.closed).toBe(4001);
  expect(app.events()).toEqual([]);
});

test('other sessions of the same person stay open after a logout', async () => {
  const { server, studio, port } = await open(await openTestServer());
  const second = await studio.login('coach');
  const leaving = await openLiveApp(server, { token: studio.coach, port });
  const staying = await openLiveApp(server, { token: second, port });

  await server.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${studio.coach}` },
    payload: {},
  });
  await leaving.closed;

  expect(staying.socket.readyState).toBe(staying.socket.OPEN);
  staying.socket.terminate();
});

test('a membership has at most 20 connections in a process', async () => {
  const { server, studio, port } = await open(await openTestServer());
  for (let count = 0; count < 20; count++) await openLiveApp(server, { token: studio.coach, port });

  await expect(openLiveApp(server, { token: studio.coach, port })).rejects.toThrow('closed with 4004');
  await openLiveApp(server, { token: studio.admin, port });
});

test.each(['no json', '{"kind":"ping","seq":-1}', 'x'.repeat(600)])(
  'a connection that sends %.30s is closed',
  async (frame) => {
    const { server, studio, port } = await open(await openTestServer());
    const app = await openLiveApp(server, { token: studio.coach, port });

    app.socket.send(frame);

    expect([1008, 1009]).toContain(await app.closed);
  },
);

test('a server that stops closes its connections and lets no new one in', async () => {
  const here = await open(await openOwnTestServer());
  const app = await openLiveApp(here.server, { token: here.studio.coach, port: here.port });

  await here.server.app.close();

  expect(await app.closed).toBe(1001);
});
