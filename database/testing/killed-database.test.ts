import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#shell/server/database/embedded.ts';

let folder: string;
let port: number;
let server: ChildProcess;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-kill-'));
  fs.chmodSync(folder, 0o755);
  port = await freePort(17_600);
  server = spawn(process.execPath, ['shell/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      FORMA_DEMO: 'off',
      FORMA_DATA: folder,
      PORT: `${port}`,
      DATABASE_PORT: `${await freePort(17_700)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
}, 70_000);

afterEach(() => {
  server.kill('SIGKILL');
  for (const pid of postgresProcesses()) process.kill(pid, 'SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

function postmaster(): { pid: number; port: number } {
  const [pid, , , databasePort] = fs.readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(pid), port: Number(databasePort) };
}

/** Ids of the processes that run on the data folder, or below it as their working directory. */
function postgresProcesses(): number[] {
  return fs.readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return fs.readlinkSync(`/proc/${name}/cwd`).startsWith(`${folder}/postgres`) ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

function connect(): pg.Client {
  const { databasePassword } = JSON.parse(fs.readFileSync(path.join(folder, 'secrets.json'), 'utf8'));
  const { port } = postmaster();
  const client = new pg.Client(`postgres://postgres:${databasePassword}@127.0.0.1:${port}/postgres`);
  client.on('error', () => undefined);
  return client;
}

test.runIf(process.platform === 'linux')(
  'when PostgreSQL is killed the server starts it again within 10 seconds, without losing an acknowledged write',
  async () => {
    const writer = connect();
    await writer.connect();
    await writer.query('create table written (number int)');
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await writer.query('insert into written values ($1)', [acknowledged + 1]);
        acknowledged += 1;
      }
    })().catch(() => undefined);
    await expect.poll(() => acknowledged).toBeGreaterThan(20);
    process.kill(postmaster().pid, 'SIGKILL');
    await writing;
    await expect.poll(isReady, { timeout: 10_000 }).toBe(true);

    const reader = connect();
    await reader.connect();
    const { rows } = await reader.query('select count(*)::int as count from written where number <= $1', [
      acknowledged,
    ]);
    await reader.end();
    expect(rows).toEqual([{ count: acknowledged }]);
    expect(await stopped('SIGTERM')).toEqual({ exitCode: 0, remaining: [] });
  },
  40_000,
);

test.runIf(process.platform === 'linux')(
  'a server that is stopped right after PostgreSQL was killed ends, and leaves no process of PostgreSQL',
  async () => {
    process.kill(postmaster().pid, 'SIGKILL');

    expect(await stopped('SIGTERM')).toEqual({ exitCode: 0, remaining: [] });
  },
  40_000,
);

async function stopped(signal: NodeJS.Signals): Promise<{ exitCode: number | null; remaining: number[] }> {
  const exited = once(server, 'exit');
  server.kill(signal);
  const [exitCode] = await Promise.race([exited, pause(20_000, ['still running'])]);
  // The processes of a killed postmaster notice its end within a second.
  await expect.poll(postgresProcesses, { timeout: 5000 }).toEqual([]);
  return { exitCode, remaining: postgresProcesses() };
}
