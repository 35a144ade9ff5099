import { connect } from '#shell/server/database/connect.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { runInTransaction } from '#shell/server/database/transaction.ts';
import type { TestServer } from './server.ts';

/** Runs work in a transaction of the owner of the database, as commands do. */
export async function runAsOwner<T>({ ownerUrl }: TestServer, work: (scope: Transaction) => Promise<T>): Promise<T> {
  const pool = connect(ownerUrl, 1);
  const result = await runInTransaction(pool, 'write', (db) => work({ db }));
  await pool.end();
  return result;
}
