import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from './rows.ts';

/** Reads a value that all processes of the installation share. Only the owner of the database may read it. */
export async function readInstallationValue(
  connection: pg.Pool | pg.ClientBase,
  name: string,
): Promise<string | undefined> {
  const text = 'select value from installation where name = $1';
  const [row] = await queryRows(connection, z.object({ value: z.string() }), { text, values: [name] });
  return row?.value;
}

/** Another connection that stores the same value waits until the end of the transaction. */
export async function storeInstallationValue(connection: pg.ClientBase, name: string, value: string): Promise<void> {
  const text = 'insert into installation values ($1, $2) on conflict (name) do update set value = excluded.value';
  await connection.query(text, [name, value]);
}
