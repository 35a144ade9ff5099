import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { areas } from '#areas/all-server.ts';
import { freePort, startEmbedded } from '#shell/server/database/embedded.ts';
import { migrate } from '#shell/server/database/migrate.ts';
import { withUrls } from '#shell/server/database/open.ts';
import { loadCatalogues } from '#shell/server/server.ts';

export const testSecret = 'a secret for tests, thirty-two characters';
export const template = 'forma_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the maintenance database of the test cluster, as its owner. */
    clusterUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-test-'));
  fs.chmodSync(folder, 0o755);
  const port = await freePort(16_000);
  const cluster = await startEmbedded({
    dataDir: path.join(folder, 'postgres'),
    port,
    password: 'test',
    durable: false,
  });
  const clusterUrl = `postgres://postgres:test@127.0.0.1:${cluster.port}/postgres`;
  await createDatabase(clusterUrl, template);
  await fillTemplate(clusterUrl.replace(/postgres$/, template));
  project.provide('clusterUrl', clusterUrl);
  return async () => {
    cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

export async function createDatabase(clusterUrl: string, name: string, from?: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}${from ? ` template ${from}` : ''}`);
  await client.end();
}

async function fillTemplate(url: string): Promise<void> {
  await migrate(url, testSecret);
  await loadCatalogues(areas, withUrls(url, testSecret, async () => {}).ownerUrl);
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: url });
  await boss.start();
  await boss.stop({ graceful: false });
}
