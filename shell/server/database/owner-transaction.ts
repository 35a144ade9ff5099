import type pg from 'pg';

/** Runs the work in a transaction of an open connection; nothing of it is stored when it fails. */
export async function inTransaction<Result>(connection: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await connection.query('begin');
  try {
    const result = await work();
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback').catch(() => {});
    throw error;
  }
}

/** Runs the work in a transaction of a connection from the pool, for work that does not belong to a request. */
export async function withTransaction<Result>(
  pool: pg.Pool,
  work: (connection: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  try {
    return await inTransaction(connection, () => work(connection));
  } finally {
    connection.release();
  }
}
