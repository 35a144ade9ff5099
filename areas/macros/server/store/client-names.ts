import { sql } from 'kysely';
import type { Transaction } from '#shell/server/database/scope.ts';

/** The names of clients, whom the caller is known to see, by id. */
export async function findClientNames(
  { db }: Transaction,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const clients = db.selectFrom('clients').select(['id', 'name']);
  const rows = await clients.where('id', '=', sql<string>`any(${clientIds}::uuid[])`).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
