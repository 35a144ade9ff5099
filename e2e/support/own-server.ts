import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';

const maxStartMs = 120_000;

export interface OwnServer {
  url: string;
  /** Ends the process with SIGKILL. */
  kill: () => Promise<void>;
}

/** Starts another server process on the database of the test run, for a test that kills it. */
export async function startOwnServer(port: number): Promise<OwnServer> {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    FORMA_DATA: process.env['E2E_DATA'],
    DATABASE_PORT: process.env['E2E_DATABASE_PORT'],
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    FORMA_DEMO: 'off',
    PORT: String(port),
    PUBLIC_URL: url,
  };
  const server = spawn('node', ['shell/server/main.js'], { env, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await expect.poll(() => isReady(url), { timeout: maxStartMs, intervals: [100] }).toBe(true);
  return {
    url,
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  return response?.ok ?? false;
}
