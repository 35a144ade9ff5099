import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { appPassword, appRole } from './migrate.ts';
import { readInstallationValue } from './installation.ts';

/** The URLs of the database. `secret` is shared by all processes of the installation. */
export interface OpenDatabase {
  ownerUrl: string;
  appUrl: string;
  secret: string;
  stop(): Promise<void>;
}

/**
 * Connects to the external database if `DATABASE_URL` is set, otherwise to the embedded one, which is started if it
 * does not run.
 */
export async function openDatabase(settings: Config): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) {
    const shared = settings.SECRET ?? (await sharedSecret(settings.DATABASE_URL));
    return withUrls(settings.DATABASE_URL, shared, async () => {});
  }
  const secrets = secretsOf(settings.dataDir);
  const secret = settings.SECRET ?? secrets.secret;

  const { freePort, startEmbedded } = await import('./embedded.ts');
  const dataDir = path.join(settings.dataDir, 'postgres');
  const embedded = await startEmbedded({
    dataDir,
    port: await freePort(settings.DATABASE_PORT),
    password: secrets.databasePassword,
  });
  const url = `postgres://postgres:${secrets.databasePassword}@127.0.0.1:${embedded.port}/postgres`;
  const endSupervision = embedded.supervise();
  return withUrls(url, secret, async () => {
    await endSupervision();
    if (await isLastUser(url)) embedded.stop();
  });
}

export function withUrls(ownerUrl: string, secret: string, stop: () => Promise<void>): OpenDatabase {
  const appUrl = new URL(ownerUrl);
  appUrl.username = appRole;
  appUrl.password = appPassword(secret);
  return { ownerUrl, appUrl: appUrl.href, secret, stop };
}

/** Whether no other server process is connected to the same embedded database; true when the database does not run. */
async function isLastUser(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rowCount === 0;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * The secret of the installation, generated once and stored in the database for all servers that use it. The role of
 * the application cannot read it.
 */
async function sharedSecret(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7310002)');
    await client.query('create table if not exists installation (name text primary key, value text not null)');
    const created = randomBytes(32).toString('base64url');
    await client.query(`insert into installation values ('secret', $1) on conflict do nothing`, [created]);
    return (await readInstallationValue(client, 'secret')) ?? created;
  } finally {
    await client.end();
  }
}

/**
 * The secrets of the embedded database, generated once in a file that only the OS user of the server can read. When two
 * processes start for the first time simultaneously, both use the file that was written first.
 */
function secretsOf(dataDir: string): { secret: string; databasePassword: string } {
  const file = path.join(dataDir, 'secrets.json');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    const made = {
      secret: randomBytes(32).toString('base64url'),
      databasePassword: randomBytes(24).toString('base64url'),
    };
    const own = `${file}.${process.pid}`;
    fs.writeFileSync(own, JSON.stringify(made), { mode: 0o600 });
    try {
      fs.linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    fs.rmSync(own);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
