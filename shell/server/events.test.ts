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

/** Tells it in a studio of its own, to these listeners only, and then does the rest. */
function tellTo(listeners: Subscriber[], rest: (scope: Scope) => Promise<unknown> = async () => {}) {
  return runOutsideRequest({ ...server.services, subscribers: listeners }, async (open) => {
    const email = `eventi.${++studios}@example.com`;
    const admin = await createStudio(open, { name: 'Eventi', admin: { name: 'Eventi', email, passwordHash: 'x' } });
    await publish(admin, roomCleared, { room: 'sala pesi' });
    return rest(admin);
  });
}

async function addType({ db }: Scope, id: string): Promise<void> {
  await db.insertInto('client_types').values({ id, name: 'sentito' }).execute();
}

async function isThere(id: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  const { rowCount } = await owner.query('select 1 from client_types where id = $1', [id]);
  await owner.end();
  return rowCount === 1;
}

test('an event is heard with what was told, one listener after the other', async () => {
  const heard: string[] = [];
  const slow = subscribe(roomCleared, async (_, { room }) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    heard.push(`prima ${room}`);
  });
  const quick = subscribe(roomCleared, async (_, { room }) => void heard.push(`poi ${room}`));

  await tellTo([slow, quick]);

  expect(heard).toEqual(['prima sala pesi', 'poi sala pesi']);
});

test('an event that nobody listens to passes, also when another one bears its name', async () => {
  const heard: string[] = [];

  await tellTo([subscribe(sameName, async () => void heard.push('altro evento'))]);

  expect(heard).toEqual([]);
});

test('what a listener writes stays when the transaction ends well, and goes when the rest of it fails', async () => {
  const [kept, lost] = ['0199f2a4-5c00-7009-8000-000000000001', '0199f2a4-5c00-7009-8000-000000000002'];
  const writes = (id: string) => subscribe(roomCleared, (scope) => addType(scope, id));

  await tellTo([writes(kept)]);
  const failing = tellTo([writes(lost)], () => Promise.reject(new Error('the rest fails')));
  await expect(failing).rejects.toThrow('the rest fails');

  expect([await isThere(kept), await isThere(lost)]).toEqual([true, false]);
});

test('a listener that refuses refuses the whole', async () => {
  const refusal = subscribe(roomCleared, () => Promise.reject(new Error('not while somebody trains')));

  await expect(tellTo([refusal])).rejects.toThrow('not while somebody trains');
});
