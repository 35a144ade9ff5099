import type pg from 'pg';
import { readInstallationValue, storeInstallationValue } from './database/installation.ts';
import { withTransaction } from './database/owner-transaction.ts';

/** Computes stored values again when their rules have another edition. */
export interface BatchedUpdate {
  /** Name of the installation value with the stored edition, or with the position that an update has reached. */
  name: string;
  edition: string;
  /**
   * Updates the rows after `position`, or the first ones, and returns the position of the last one; null when there are none. A batch is
   * one transaction: saves of its rows wait for it.
   */
  updateBatch(connection: pg.ClientBase, position: string | null): Promise<string | null>;
}

/** Runs an update batch by batch. One that was interrupted goes on where it was; processes that start together take turns. */
export async function updateInBatches(pool: pg.Pool, update: BatchedUpdate): Promise<void> {
  const { name, edition, updateBatch } = update;
  if ((await readInstallationValue(pool, name)) === edition) return;
  let isDone = false;
  while (!isDone) {
    isDone = await withTransaction(pool, async (connection) => {
      const stored = await lockInstallationValue(connection, name);
      if (stored === edition) return true;
      const prefix = `${edition} until `;
      const next = await updateBatch(connection, stored.startsWith(prefix) ? stored.slice(prefix.length) : null);
      await storeInstallationValue(connection, name, next === null ? edition : `${prefix}${next}`);
      return next === null;
    });
  }
}

/** The value, empty when there is none, which no other transaction changes until this one ends. */
async function lockInstallationValue(connection: pg.ClientBase, name: string): Promise<string> {
  await connection.query(`insert into installation values ($1, '') on conflict (name) do nothing`, [name]);
  await connection.query('select from installation where name = $1 for update', [name]);
  return (await readInstallationValue(connection, name)) ?? '';
}
