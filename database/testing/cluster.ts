import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { areas } from '#areas/all-server.ts';
import { readConfig } from '#shell/server/config.ts';
import { freePort, startEmbedded } from '#shell/server/database/embedded.ts';
import { migrate } from '#shell/server/database/migrate.ts';
import { withUrls } from '#shell/server/database/open.ts';
import { loadCatalogues, prepareServer } from '#shell/server/server.ts';
import { requireRowSecurity } from './row-security.ts';
import { createTemplateStudio, type TemplateStudio } from './template-studio.ts';

export const testSecret = 'a secret for tests, thirty-two characters';
export const templateDatabase = 'forma_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the maintenance database of the test cluster, as its owner. */
    clusterUrl: string;
    /** Folder for the files of test servers; deleted at the end of the run. */
    dataFolder: string;
    templateStudio: TemplateStudio;
  }
}

/**
 * One PostgreSQL for the run, with a migrated template database that contains a studio. Test databases are copies of
 * it.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-test-'));
  fs.chmodSync(folder, 0o755);
  // Parallel runs search from different ports: the port stays free until the cluster has been created.
  const port = await freePort(16_000 + (process.pid % 100) * 10);
  const cluster = await startEmbedded({
    dataDir: path.join(folder, 'postgres'),
    port,
    password: 'test',
    durable: false,
  });
  const stop = () => {
    cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const clusterUrl = `postgres://postgres:test@127.0.0.1:${cluster.port}/postgres`;
    await createDatabase(clusterUrl, templateDatabase);
    project.provide('templateStudio', await fillTemplate(clusterUrl.replace(/postgres$/, templateDatabase), folder));
    project.provide('clusterUrl', clusterUrl);
    project.provide('dataFolder', folder);
  } catch (error) {
    stop();
    // Printed here too, because Vitest prints the error below "No test files found" and a long list of patterns.
    console.error(`The test database could not be prepared.\n${(error as Error).message}`);
    throw error;
  }
  return stop;
}

export async function createDatabase(clusterUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  await client.end();
}

/** Creates the template studio. Deletes queued jobs, deliveries and live events, so that none of them happens in the copies. */
async function fillTemplate(url: string, folder: string): Promise<TemplateStudio> {
  await migrate(url, testSecret);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await requireRowSecurity(owner);
    const studio = await prepareStudio(url, folder);
    await owner.query(`delete from pgboss.job; truncate outbox, rate_limits, live_events, event_channels;
      delete from notification_deliveries where due_at is not null`);
    return studio;
  } finally {
    await owner.end();
  }
}

async function prepareStudio(url: string, folder: string): Promise<TemplateStudio> {
  const database = withUrls(url, testSecret, async () => {});
  await loadCatalogues(areas, database.ownerUrl);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', FORMA_DATA: folder });
  const server = await prepareServer(config, areas, database);
  try {
    return await createTemplateStudio(server.services);
  } finally {
    await server.stop();
  }
}
