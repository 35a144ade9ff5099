import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from './rows.ts';

/** Reads a value that all processes of the installation share; only the owner of the database can. */
export async function readInstallationValue(
  connection: pg.Pool | pg.ClientBase,
  name: string,
): Promise<string | undefined> {
  const text = 'select value from installation where name = $1';
  const [row] = await queryRows(connection, z.object({ value: z.string() }), { text, values: [name] });
  return row?.value;
}

/** Until the end of the transaction another connection that stores the same value waits. */
export async function storeInstallationValue(connection: pg.ClientBase, name: string, value: string): Promise<void> {
  const text = 'insert into installation values ($1, $2) on conflict (name) do update set value = excluded.value';
  await connection.query(text, [name, value]);
}
