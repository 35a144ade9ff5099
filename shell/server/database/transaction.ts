import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { DB } from './tables.ts';

export type Connection = pg.PoolClient;
export type Database = Kysely<DB>;

/**
 * Runs work in one transaction. `begin` is not awaited: it is sent with the first statement of the work. The commit of
 * a read-only transaction is not awaited. A write transaction throws when PostgreSQL answers the commit with a
 * rollback, which happens when the work caught the error of a failed statement.
 *
 * `lastStatement` of a write transaction is sent together with the commit, so that the locks it takes are held as shortly as possible.
 */
export async function runInTransaction<T>(
  pool: pg.Pool,
  kind: 'read' | 'write',
  work: (db: Database, connection: Connection) => Promise<T>,
  lastStatement?: (connection: Connection) => Promise<void>,
): Promise<T> {
  const connection = await pool.connect();
  sendTogether(connection);
  connection.query(kind === 'read' ? 'begin read only' : 'begin').catch(() => {});
  try {
    const result = await work(new Kysely<DB>({ dialect: dialectOn(connection) }), connection);
    sendTogether(connection);
    const last = kind === 'write' ? lastStatement?.(connection) : undefined;
    const done = connection.query('commit');
    if (kind === 'read') {
      done.then(
        () => connection.release(),
        (lost: Error) => connection.release(lost),
      );
      return result;
    }
    const [{ command }] = await Promise.all([done, last]);
    if (command === 'ROLLBACK') throw new Error('transact: the transaction was aborted');
    connection.release();
    return result;
  } catch (error) {
    connection.query('rollback').then(
      () => connection.release(),
      (lost: Error) => connection.release(lost),
    );
    throw error;
  }
}

/**
 * Sends the statements of one turn of the event loop in one packet, because a write to a socket costs as much CPU as a
 * query.
 */
function sendTogether(connection: Connection): void {
  const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();

function dialectOn(connection: Connection): Dialect {
  return {
    createAdapter: () => adapter,
    createDriver: () => driverOn(connection),
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

function driverOn(connection: Connection): Driver {
  const bound: DatabaseConnection = {
    executeQuery: (query) => run(connection, query),
    streamQuery: () => {
      throw new Error('driverOn: a pipelined connection has no cursors');
    },
  };
  const refuse = async () => {
    throw new Error('driverOn: the request has its transaction already');
  };
  return {
    init: async () => {},
    acquireConnection: async () => bound,
    releaseConnection: async () => {},
    destroy: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
  };
}

async function run<Row>(connection: Connection, query: CompiledQuery): Promise<QueryResult<Row>> {
  sendTogether(connection);
  const result = await connection.query({
    name: statementName(query.sql),
    text: query.sql,
    values: query.parameters as unknown[],
  });
  if (result.command === 'SELECT') return { rows: result.rows };
  return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
}

const names = new Map<string, string>();
const maxNames = 5000;

/**
 * The name of the prepared statement for an SQL text, which is prepared once for each connection. Undefined for a new
 * text above the maximum number of names: it is not prepared.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = `q${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}
