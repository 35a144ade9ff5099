import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openOtherTestServer, openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { hashOf, setCurrentAccount } from '../database/scope.ts';
import { runOutsideRequest } from '../public-scope.ts';
import type { Connection } from './connection.ts';
import { emitLiveEvent } from './emit.ts';
import { startHub } from './hub.ts';
import { eventually, type LiveApp, openLiveApp } from './testing/live-app.ts';

const counted = defineLiveEvent('test.counted', z.object({ number: z.int() }));

async function openStudio(server: TestServer) {
  const studio = await openTestStudio(server);
  const text = `select id, user_id from memberships where account_id = $1 and role = 'coach'`;
  const { id, user_id } = (await server.owner.query(text, [studio.accountId])).rows[0];
  const emit = ({ services }: TestServer, number: number) =>
    runOutsideRequest(services, async (scope) => {
      await setCurrentAccount(scope, studio.accountId);
      emitLiveEvent(scope, counted, { membershipIds: [id], data: { number } });
    });
  return { studio, membershipId: id as string, userId: user_id as string, emit };
}

function connectionOf(
  { studio, membershipId, userId }: { studio: TestStudio; membershipId: string; userId: string },
  received: string[],
): Connection {
  return {
    accountId: studio.accountId,
    membershipId,
    userId,
    sessionHash: hashOf(studio.coach).toString('hex'),
    seq: 0,
    ageMs: 0,
    slot: 0,
    pingedSeq: 0,
    receivedAtMs: Date.now(),
    isReady: false,
    send: ({ json }) => void received.push(json),
    bufferedBytes: () => 0,
    close: () => {},
  };
}

const seqsOf = (received: string[]) =>
  received.flatMap((json) => (JSON.parse(json).events ?? []).map(({ seq }: { seq: number }) => seq));

const numbers = (app: LiveApp) => app.events().map(({ data }) => (data as { number: number }).number);
const isListening = ({ services }: TestServer) => services.hub.isListening();

async function health({ app }: TestServer): Promise<unknown> {
  return (await app.inject({ url: '/readyz' })).json();
}

test.each([
  ['before the connection is registered', { beforeAdd: true, beforeRead: 0 }],
  ['between its registration and its first read', { beforeAdd: false, beforeRead: 1 }],
  ['before its second read', { beforeAdd: false, beforeRead: 2 }],
])('an event that is committed %s is seen once', async (_, { beforeAdd, beforeRead }) => {
  const server = await openTestServer();
  const { studio, membershipId, userId, emit } = await openStudio(server);
  const received: string[] = [];
  let reads = 0;
  const hub = startHub(server.ownerUrl, {
    report: () => {},
    beforeRead: async () => {
      if (++reads === beforeRead) await emit(server, 2);
    },
  });
  const connection = connectionOf({ studio, membershipId, userId }, received);
  await eventually(hub.isListening);

  await emit(server, 1);
  if (beforeAdd) await emit(server, 2);
  hub.add(connection);
  await eventually(() => connection.isReady);
  await emit(server, 3);
  await eventually(() => connection.seq === 3);
  await hub.stop();

  expect(seqsOf(received)).toEqual([1, 2, 3]);
});

test('events that an app lost are sent again, also when its answer to the ping arrives during a read', async () => {
  const server = await openTestServer();
  const { emit, ...person } = await openStudio(server);
  const received: string[] = [];
  const connection = connectionOf(person, received);
  let isAnswering = false;
  const hub = startHub(server.ownerUrl, {
    report: () => {},
    // The statement of this read is sent before the answer is handled.
    beforeRead: async () => {
      if (isAnswering) setTimeout(() => hub.acknowledge(connection, 1));
      isAnswering = false;
    },
  });
  await emit(server, 1);
  await emit(server, 2);
  hub.add(connection);
  await eventually(() => connection.isReady);

  connection.pingedSeq = 2;
  isAnswering = true;
  hub.announce({ events: [], positions: [], endedIds: [person.membershipId] });
  await eventually(() => seqsOf(received).length === 3);
  await hub.stop();

  expect(seqsOf(received)).toEqual([1, 2, 2]);
});

test('a listener connection that is killed delays events by at most 6 s, and the health page says so', async () => {
  const server = await openOwnTestServer();
  const other = await openOtherTestServer(server);
  const { studio, emit } = await openStudio(server);
  const app = await openLiveApp(other, { token: studio.coach, port: await other.listen() });
  await eventually(() => isListening(server) && isListening(other));
  expect(await health(other)).toEqual({ status: 'ready', live: 'listening' });

  // No process may listen again, as behind a pooler that swallows LISTEN.
  await server.owner.query(`
    create function pg_temp.kill() returns void language sql as $$
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ~* '^(listen forma_live|select pg_notify)' $$`);
  const killer = setInterval(() => void server.owner.query('select pg_temp.kill()'), 50);
  await eventually(() => !isListening(server) && !isListening(other));
  const killedHealth = await health(other);
  const startedAtMs = performance.now();
  await emit(server, 1);
  await eventually(() => app.events().length === 1);
  const delayMs = performance.now() - startedAtMs;
  clearInterval(killer);
  await eventually(() => isListening(server) && isListening(other), 12_000);

  expect(killedHealth).toEqual({ status: 'ready', live: 'polling' });
  expect(delayMs).toBeLessThan(6000);
  const againMs = performance.now();
  await emit(server, 2);
  await eventually(() => app.events().length === 2);
  expect(performance.now() - againMs).toBeLessThan(1000);
}, 40_000);

/** A pooler that hands each transaction to another session: LISTEN succeeds and has no effect. The statement keeps its length. */
async function openPooler(url: string) {
  const { port, hostname } = new URL(url);
  const pooler = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    socket.on('data', (sent) => {
      const text = sent.toString('latin1').replaceAll('listen forma_live', 'select 1 --pooler');
      upstream.write(Buffer.from(text, 'latin1'));
    });
    upstream.on('close', () => socket.destroy()).pipe(socket);
    socket.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const through = new URL(url);
  through.port = String((pooler.address() as AddressInfo).port);
  return { url: through.href, close: () => pooler.close() };
}

test('behind a pooler that swallows LISTEN the hub says that it polls, and every event arrives within 6 s', async () => {
  const server = await openTestServer();
  const person = await openStudio(server);
  const pooler = await openPooler(server.ownerUrl);
  const received: string[] = [];
  const warnings: string[] = [];
  const hub = startHub(pooler.url, { report: (_level, _details, message) => void warnings.push(message) });
  hub.add(connectionOf(person, received));

  await eventually(() => warnings.some((message) => message.includes('wake-ups do not arrive')), 6000);
  const startedAtMs = performance.now();
  await person.emit(server, 1);
  await eventually(() => received.some((json) => json.includes('"number"')), 7000);
  const isListening = hub.isListening();
  await hub.stop();
  pooler.close();

  expect(isListening).toBe(false);
  expect(performance.now() - startedAtMs).toBeLessThan(6500);
}, 20_000);

test('20 writers in two processes, one of which dies: each app that returns has every committed event once', async () => {
  const server = await openOwnTestServer();
  const dying = await openOtherTestServer(server);
  const { studio, emit } = await openStudio(server);
  const port = await server.listen();
  const first = await openLiveApp(dying, { token: studio.coach, port: await dying.listen() });
  const staying = await openLiveApp(server, { token: studio.coach, port });
  const committed: number[] = [];

  const writers = Array.from({ length: 20 }, async (_, writer) => {
    const process = writer % 2 ? dying : server;
    for (let count = 0; count < 25; count++) {
      const number = writer * 1000 + count;
      const isCommitted = await emit(process, number).then(
        () => true,
        () => false,
      );
      if (isCommitted) committed.push(number);
      if (writer === 0 && count === 10) void dying.stop();
    }
  });
  await first.closed;
  const last = first.events().at(-1)?.seq ?? 0;
  const back = await openLiveApp(server, { token: studio.coach, port, query: `&after=${last}` });
  await Promise.all(writers);
  const { rows } = await server.owner.query('select count(*)::int as total from live_events where type = $1', [
    'test.counted',
  ]);
  await eventually(() => staying.events().length === rows[0].total, 12_000);
  await eventually(() => first.events().length + back.events().length === rows[0].total, 12_000);

  for (const received of [numbers(staying), [...numbers(first), ...numbers(back)]]) {
    expect(new Set(received).size).toBe(received.length);
    expect(received).toEqual(expect.arrayContaining(committed));
  }
  expect(committed.length).toBeGreaterThan(250);
}, 40_000);

test('an app that does not read is disconnected instead of filling the memory', async () => {
  const server = await openOwnTestServer();
  const { studio, membershipId } = await openStudio(server);
  const app = await openLiveApp(server, { token: studio.coach, port: await server.listen() });
  app.socket.pause();

  const large = `with channel as (insert into event_channels values ($1, $2, 200))
    insert into live_events (account_id, membership_id, seq, type, data)
    select $1, $2, n, 'test.counted', jsonb_build_object('text', repeat('x', 60000)) from generate_series(1, 200) n`;
  await server.owner.query(large, [studio.accountId, membershipId]);
  await eventually(() => server.services.hub.connectionCount() === 0);

  expect(server.services.hub.connectionCount()).toBe(0);
});
