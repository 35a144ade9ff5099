import { createHmac } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { queryRows } from './rows.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../database/migrations');

/** The role of the application. It owns no table, so row-level security applies to it. */
export const appRole = 'forma_app';

export function appPassword(secret: string): string {
  return createHmac('sha256', secret).update(appRole).digest('base64url');
}

/**
 * Applies the missing migrations, each in its own transaction, and returns their names. Several servers may start at
 * the same time. `last` is the name of the last migration to apply, for tests of a migration.
 */
export async function migrate(ownerUrl: string, secret: string, last?: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('forma migrations'))`);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    await ensureAppRole(client, appPassword(secret));
    const rows = await queryRows(client, z.object({ name: z.string() }), { text: 'select name from migrations' });
    const applied = new Set(rows.map(({ name }) => name));
    const missing = (await fs.readdir(folder))
      .filter((name) => name.endsWith('.sql') && !applied.has(name) && (last === undefined || name <= last))
      .sort();
    for (const name of missing) await applyMigration(client, name, await fs.readFile(path.join(folder, name), 'utf8'));
    return missing;
  } finally {
    await client.end();
  }
}

/** Applies one migration in a transaction; an error names its file and the line. */
export async function applyMigration(client: pg.Client, name: string, statements: string): Promise<void> {
  const begin = 'begin; ';
  try {
    await client.query(`${begin}${statements}; insert into migrations (name) values ('${name}'); commit`);
  } catch (cause) {
    const { message, position } = cause as pg.DatabaseError;
    const line = position ? `:${lineAt(statements, Number(position) - begin.length)}` : '';
    throw new Error(`database/migrations/${name}${line}: ${message}`, { cause });
  }
}

/** The line number of a position in an SQL text. `position` counts Unicode characters from 1, as PostgreSQL does. */
function lineAt(text: string, position: number): number {
  return [...text].slice(0, position - 1).filter((character) => character === '\n').length + 1;
}

/**
 * Creates the role of the application or sets its password. The owner of a managed database may not alter the attribute
 * `superuser` of a role, so it is checked and not set.
 */
async function ensureAppRole(client: pg.Client, password: string): Promise<void> {
  const text = 'select rolsuper or rolbypassrls as "bypassesRls" from pg_roles where rolname = $1';
  const [role] = await queryRows(client, z.object({ bypassesRls: z.boolean() }), { text, values: [appRole] });
  if (role?.bypassesRls) throw new Error(`ensureAppRole: ${appRole} must be bound by row-level security`);
  await client.query(`${role ? 'alter' : 'create'} role ${appRole} login password '${password}'`);
}
