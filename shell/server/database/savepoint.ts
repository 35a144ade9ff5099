import { sql } from 'kysely';
import type { Transaction } from './scope.ts';

/** A connection of `pg` with an open transaction. */
interface Connection {
  query(statement: string): Promise<unknown>;
}

/**
 * Runs `work` in a savepoint of the open transaction: when it throws, its changes are rolled back, and the transaction goes on.
 * Savepoints may be nested.
 */
export async function withSavepoint<Result>(
  transaction: Pick<Transaction, 'db'> | Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  const execute = (statement: string) =>
    'db' in transaction ? sql.raw(statement).execute(transaction.db) : transaction.query(statement);
  await execute('savepoint part');
  try {
    const result = await work();
    await execute('release savepoint part');
    return result;
  } catch (error) {
    await execute('rollback to savepoint part');
    throw error;
  }
}
