import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { testSecret } from '#database/testing/cluster.ts';
import { openOwnTestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { freePort } from '#shell/server/database/embedded.ts';
import { openChat } from './testing/open-chat.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-killed-'));
const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a server process and waits until it answers. */
async function start(port: number, databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['shell/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      SECRET: testSecret,
      FORMA_DATA: dataDir,
      FORMA_DEMO: 'off',
      LOG_LEVEL: 'silent',
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  running.add(child);
  while (!(await isReady(port))) await pause(100);
  return child;
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return response?.ok === true;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
  running.delete(child);
}

test('while two processes are killed in turn, 20 writers lose and double nothing, and the counts are right', async () => {
  const server = await openOwnTestServer();
  const { studio, conversationId, unread, toRead } = await openChat(server);
  const ports = [await freePort(17_800), await freePort(17_900)];
  const children = await Promise.all(ports.map((port) => start(port, server.ownerUrl)));
  const attempted: string[] = [];
  let failures = 0;
  let isOver = false;

  /** As the outbox of a device: the same id until the message is confirmed, at whichever process answers. */
  async function write(token: string, message: string): Promise<void> {
    const id = newId();
    attempted.push(id);
    for (let attempt = attempted.length; ; attempt++) {
      const response = await fetch(`http://127.0.0.1:${ports[attempt % 2]}/api/conversation`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ conversationId, id, message }),
      }).catch(() => null);
      if (response?.status === 200) return;
      failures++;
      await pause(50);
    }
  }

  const writers = Array.from({ length: 20 }, async (_, writer) => {
    const token = writer % 2 ? studio.client : studio.admin;
    for (let count = 0; !isOver; count++) {
      await write(token, `${writer} ${String(count).padStart(4, '0')}`);
      await pause(40);
    }
  });
  for (const turn of [0, 1, 0]) {
    await pause(500);
    await kill(children[turn] as ChildProcess);
    children[turn] = await start(ports[turn] as number, server.ownerUrl);
  }
  isOver = true;
  await Promise.all(writers);

  const stored = await server.owner.query<{ id: string; text: string; seq: number; isOfClient: boolean }>(
    `select messages.id, text, seq, clients.id is not null as "isOfClient" from messages
     left join clients on clients.membership_id = author_id where conversation_id = $1 order by seq`,
    [conversationId],
  );
  const texts = stored.rows.map(({ text }) => text);
  const seqs = stored.rows.map(({ seq }) => seq);
  const lastOwn = Math.max(...stored.rows.filter((row) => !row.isOfClient).map(({ seq }) => seq));
  const newer = stored.rows.filter(({ seq, isOfClient }) => isOfClient && seq > lastOwn).length;
  const events = await server.owner.query(
    `select count(*)::int as total, count(distinct (membership_id, data ->> 'messageId'))::int as different
     from live_events where type = 'message.created' and data ->> 'conversationId' = $1`,
    [conversationId],
  );

  expect(failures).toBeGreaterThan(0);
  expect(stored.rows.map(({ id }) => id).toSorted()).toEqual(attempted.toSorted());
  expect(new Set(texts).size).toBe(attempted.length);
  expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, index) => (seqs[0] ?? 0) + index));
  for (let writer = 0; writer < 20; writer++) {
    const own = texts.filter((text) => text.startsWith(`${writer} `));
    expect(own).toEqual(own.toSorted());
  }
  expect(await unread(studio.admin)).toBe(newer);
  expect(await toRead(studio.admin)).toBe(newer > 0 ? 1 : 0);
  expect(events.rows[0].different).toBe(events.rows[0].total);
  expect(events.rows[0].total).toBeGreaterThanOrEqual(attempted.length * 2);
}, 180_000);
