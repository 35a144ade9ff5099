import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from './cluster.ts';

const folder = 'database/migrations';

export interface OldDatabase {
  db: pg.Client;
  connectionString: string;
  /** Runs the migrations from the given one on, up to and including `last`, which is by default the same. */
  migrate: (last?: string) => Promise<void>;
}

/** An empty database with the schema before a migration: `0020_attachments.sql`. Its user ends the connection. */
export async function databaseBefore(migration: string): Promise<OldDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(inject('clusterUrl'), name);
  const connectionString = inject('clusterUrl').replace(/postgres$/, name);
  const db = new pg.Client({ connectionString });
  await db.connect();
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const run = async (some: string[]) => {
    for (const file of some) await db.query(await fs.readFile(`${folder}/${file}`, 'utf8'));
  };
  await run(files.filter((file) => file < migration));
  return {
    db,
    connectionString,
    migrate: (last = migration) => run(files.filter((file) => file >= migration && file <= last)),
  };
}
