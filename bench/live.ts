import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { newId } from '#shell/common/ids.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { setCurrentAccount } from '#shell/server/database/scope.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import type { RunningServer } from '#shell/server/server.ts';
import { median } from './measure.ts';
import { residentMb } from './processes.ts';

const userCount = 200;
const socketCount = 1000;
/** Each user receives an event every eight seconds. */
const eventsPerSecond = 25;
const events = 500;
const writesPerSecond = 200;
const writes = 200;
const rounds = 9;

const measured = defineLiveEvent('bench.measured', z.object({ sentAt: z.number() }));

interface Setting {
  /** The process that writes. */
  server: RunningServer;
  /** The process that the apps are connected to. */
  other: { port: number; pid: number };
  owner: pg.Pool;
  accountId: string;
  clientId: string;
  say: (what: string, figure: string, remark: string) => void;
}

interface Member {
  membershipId: string;
  token: string;
}

/** Measures live events between two processes: their delay, the memory of idle connections, the cost of a write. */
export async function measureLive({ server, other, owner, accountId, clientId, say }: Setting): Promise<void> {
  const members = await addMembers(owner, accountId);
  await measureMemory(members, other, say);
  const delays: number[] = [];
  const sockets = await openSockets(members, other.port, (sentAt) => void delays.push(performance.now() - sentAt));
  await until(server.services.hub.isListening);
  const { membershipIdAt, write } = writesOf(server, { members, accountId, clientId });

  const emit = (index: number) => write({ index, recipients: [membershipIdAt(index * 7)], sentAt: performance.now() });
  await atRate(100, eventsPerSecond, emit);
  await until(() => delays.length === 100);
  delays.length = 0;
  await atRate(events, eventsPerSecond, emit);
  await until(() => delays.length === events);
  const remark = `p50 / p99, goal 8 / 50 ms; ${eventsPerSecond} events/s, ${userCount} connected users`;
  say('live: from a write to an app at another process', `${at(delays, 50)} / ${at(delays, 99)} ms`, remark);

  const p95: [silent: number[], live: number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const silent = await atRate(writes, writesPerSecond, (index) => write({ index, recipients: [], sentAt: 0 }));
    const recipients = (index: number) => [membershipIdAt(index), membershipIdAt(index + 1)];
    const live = await atRate(writes, writesPerSecond, (index) =>
      write({ index, recipients: recipients(index), sentAt: 0 }),
    );
    p95[0].push(Number(at(silent, 95)));
    p95[1].push(Number(at(live, 95)));
  }
  const [silent, live] = p95.map(median) as [number, number];
  const figures = `${live.toFixed(1)} against ${silent.toFixed(1)} ms at ${writesPerSecond} writes/s to 2 recipients each`;
  say('live: p95 of a write', `${(live / silent).toFixed(2)}x without`, `goal 1.5x; ${figures}`);
  for (const socket of sockets) socket.terminate();
}

async function measureMemory(members: Member[], { port, pid }: Setting['other'], say: Setting['say']): Promise<void> {
  for (const socket of await openSockets(members, port, () => {})) socket.terminate();
  await pause(3000);
  const beforeMb = residentMb(pid);
  const idle = Array.from({ length: socketCount }, (_, index) => members[index % userCount] as Member);
  const sockets = await openSockets(idle, port, () => {});
  await pause(8000);
  const addedMb = residentMb(pid) - beforeMb;
  say(`live: memory of ${socketCount} idle connections`, `${addedMb.toFixed(0)} MB`, 'goal 60 MB');
  for (const socket of sockets) socket.terminate();
}

interface Write {
  index: number;
  recipients: string[];
  sentAt: number;
}

function writesOf(
  server: RunningServer,
  { members, accountId, clientId }: Pick<Setting, 'accountId' | 'clientId'> & { members: Member[] },
) {
  return {
    membershipIdAt: (index: number) => members[index % userCount]?.membershipId ?? '',
    write: ({ index, recipients, sentAt }: Write) =>
      runOutsideRequest(server.services, async (scope) => {
        await setCurrentAccount(scope, accountId);
        await scope.db
          .updateTable('clients')
          .set({ note: `${index}` })
          .where('id', '=', clientId)
          .execute();
        emitLiveEvent(scope, measured, { membershipIds: recipients, data: { sentAt } });
      }),
  };
}

/** Adds users with a membership and a session each. */
async function addMembers(owner: pg.Pool, accountId: string): Promise<Member[]> {
  const members = Array.from({ length: userCount }, () => ({
    userId: newId(),
    membershipId: newId(),
    token: randomBytes(32).toString('base64url'),
  }));
  const hashes = members.map(({ token }) => createHash('sha256').update(token).digest());
  const userIds = members.map(({ userId }) => userId);
  const membershipIds = members.map(({ membershipId }) => membershipId);
  await owner.query(
    `insert into users (id, email, name) select id, id || '@example.com', 'Live' from unnest($1::uuid[]) id`,
    [userIds],
  );
  await owner.query(
    `insert into memberships (account_id, id, user_id, role)
     select $1, id, user_id, 'coach' from unnest($2::uuid[], $3::uuid[]) given(id, user_id)`,
    [accountId, membershipIds, userIds],
  );
  await owner.query(
    `insert into sessions (token_hash, strategy, user_id, account_id, membership_id, expires_at)
     select hash, 'local', user_id, $1, id, now() + interval '1 day'
     from unnest($2::bytea[], $3::uuid[], $4::uuid[]) given(hash, user_id, id)`,
    [accountId, hashes, userIds, membershipIds],
  );
  return members;
}

/** Opens a connection for each member, 50 at a time, and waits until all are ready. */
async function openSockets(members: Member[], port: number, receive: (sentAt: number) => void): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let first = 0; first < members.length; first += 50) {
    const batch = members.slice(first, first + 50);
    sockets.push(...(await Promise.all(batch.map((member) => openSocket(member, port, receive)))));
  }
  return sockets;
}

async function openSocket({ token }: Member, port: number, receive: (sentAt: number) => void): Promise<WebSocket> {
  const host = `127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`http://${host}/api/event-tickets`, { method: 'POST', headers, body: '{}' });
  const { data } = (await response.json()) as { data: { ticket: string } };
  const socket = new WebSocket(`ws://${host}/api/events/socket?ticket=${data.ticket}`);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (message) => {
      const { kind, events: received = [] } = JSON.parse(message.toString());
      for (const event of received) if (event.data.sentAt > 0) receive(event.data.sentAt);
      if (kind === 'ready') resolve(socket);
    });
  });
}

/** Runs calls at a fixed rate, whatever they take, and returns their durations in ms. */
async function atRate(count: number, perSecond: number, call: (index: number) => Promise<unknown>): Promise<number[]> {
  const startedAt = performance.now();
  const durations: number[] = [];
  const running: Promise<unknown>[] = [];
  for (let index = 0; index < count; index++) {
    await pause(startedAt + (index * 1000) / perSecond - performance.now());
    const calledAt = performance.now();
    running.push(call(index).then(() => durations.push(performance.now() - calledAt)));
  }
  await Promise.all(running);
  return durations;
}

function at(durations: number[], percent: number): string {
  const sorted = durations.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0).toFixed(1);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(5);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
