import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { z } from 'zod';
import type { Database } from './transaction.ts';

type Rows<Schema extends z.ZodType> = Promise<z.output<Schema>[]>;

/**
 * Runs a raw statement and returns its rows with the type of the schema. Tests check each row against the schema, so a
 * column that is missing, misspelled or nullable fails there; in production the rows are not checked.
 *
 * `const [row] = await rowsOf(db, z.object({ used: z.boolean() }), sql`select is_used(${id}) as used`);`
 */
export async function rowsOf<Schema extends z.ZodType>(
  db: Database,
  schema: Schema,
  statement: RawBuilder<unknown>,
): Rows<Schema> {
  const { rows } = await statement.execute(db);
  return checkedRows(schema, rows);
}

/**
 * Runs a raw statement on a connection or pool of `pg`, without Kysely, and returns its rows like `rowsOf`. With `name` it is
 * prepared once for each connection.
 */
export async function queryRows<Schema extends z.ZodType>(
  connection: pg.Pool | pg.ClientBase,
  schema: Schema,
  { name, text, values = [] }: { name?: string | undefined; text: string; values?: unknown[] },
): Rows<Schema> {
  const { rows } = await connection.query({ ...(name && { name }), text, values });
  return checkedRows(schema, rows);
}

/**
 * Returns the rows of a Kysely query with the type of the schema, and checks them in tests. For queries with raw
 * columns or a raw table, whose types Kysely cannot know.
 */
export function checkedRows<Schema extends z.ZodType>(schema: Schema, rows: unknown[]): z.output<Schema>[] {
  if (process.env['NODE_ENV'] === 'test') for (const row of rows) schema.parse(row);
  return rows as z.output<Schema>[];
}
