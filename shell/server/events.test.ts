import { beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { createStudio } from '#database/seeds/studio/create-studio.ts';
import type { Subscriber, Scope } from './database/scope.ts';
import { defineEvent, subscribe, publish } from './events.ts';
import { runOutsideRequest } from './public-scope.ts';

const roomCleared = defineEvent<{ room: string }>('room cleared');
const sameName = defineEvent<{ room: string }>('room cleared');

let server: TestServer;
let studios = 0;

beforeAll(async () => {
  server = await openTestServer();
});

/** Publishes `roomCleared` in a new studio to the given subscribers only, then calls `next` in the same transaction. */
function publishTo(listeners: Subscriber[], next: (scope: Scope) => Promise<unknown> = async () => {}) {
  return runOutsideRequest({ ...server.services, subscribers: listeners }, async (publicScope) => {
    const email = `eventi.${++studios}@example.com`;
    const admin = await createStudio(publicScope, {
      name: 'Eventi',
      admin: { name: 'Eventi', email, passwordHash: 'x' },
    });
    await publish(admin, roomCleared, { room: 'sala pesi' });
    return next(admin);
  });
}

async function addType({ db }: Scope, id: string): Promise<void> {
  await db.insertInto('client_types').values({ id, name: 'sentito' }).execute();
}

async function exists(id: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  const { rowCount } = await owner.query('select 1 from client_types where id = $1', [id]);
  await owner.end();
  return rowCount === 1;
}

test('subscribers are called one after the other with the payload of the event', async () => {
  const calls: string[] = [];
  const slow = subscribe(roomCleared, async (_, { room }) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    calls.push(`prima ${room}`);
  });
  const quick = subscribe(roomCleared, async (_, { room }) => void calls.push(`poi ${room}`));

  await publishTo([slow, quick]);

  expect(calls).toEqual(['prima sala pesi', 'poi sala pesi']);
});

test('an event without subscribers is published without an error, and not to subscribers of an event of the same name', async () => {
  const calls: string[] = [];

  await publishTo([subscribe(sameName, async () => void calls.push('altro evento'))]);

  expect(calls).toEqual([]);
});

test('rows that a subscriber writes are committed and rolled back with the transaction of the event', async () => {
  const [committedId, rolledBackId] = ['0199f2a4-5c00-7009-8000-000000000001', '0199f2a4-5c00-7009-8000-000000000002'];
  const writes = (id: string) => subscribe(roomCleared, (scope) => addType(scope, id));

  await publishTo([writes(committedId)]);
  const failing = publishTo([writes(rolledBackId)], () => Promise.reject(new Error('a later step fails')));
  await expect(failing).rejects.toThrow('a later step fails');

  expect([await exists(committedId), await exists(rolledBackId)]).toEqual([true, false]);
});

test('an error of a subscriber fails the whole operation', async () => {
  const failing = subscribe(roomCleared, () => Promise.reject(new Error('not while somebody trains')));

  await expect(publishTo([failing])).rejects.toThrow('not while somebody trains');
});
