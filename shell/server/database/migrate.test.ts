import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestServer } from '#database/testing/server.ts';
import { applyMigration } from './migrate.ts';

test.each([
  ['a syntax error', '-- «Luoghi» 🏋\ncreate table places (\n  id uuid not nul\n);', '0099_places.sql:3: syntax error'],
  [
    'an unknown column',
    'select 1;\n\nselect missing from clients',
    '0099_places.sql:3: column "missing" does not exist',
  ],
  ['an existing table', 'create table clients (id uuid)', '0099_places.sql: relation "clients" already exists'],
])(
  '%s in a migration is reported with its file and, where PostgreSQL names it, its line',
  async (_, statements, message) => {
    const client = new pg.Client({ connectionString: (await openTestServer()).ownerUrl });
    await client.connect();

    const applied = applyMigration(client, '0099_places.sql', statements);
    await expect(applied).rejects.toThrow(`database/migrations/${message}`);
    await client.end();
  },
);
