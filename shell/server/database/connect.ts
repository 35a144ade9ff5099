import pg from 'pg';

/**
 * Parsers of column types: days stay `2026-11-20`, instants become ISO 8601 in UTC, counts and decimals become numbers.
 */
const readers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => readers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};

/** Time limits of a statement and of an idle transaction of a request. `keepAlive` detects a lost host. */
const requestOptions = {
  keepAlive: true,
  connectionTimeoutMillis: 3000,
  query_timeout: 20_000,
  options: '-c statement_timeout=15s -c idle_in_transaction_session_timeout=30s -c timezone=UTC',
};

/**
 * Opens a pool of connections. Statements are pipelined: sent without waiting for results. Their duration is limited,
 * as is that of an idle transaction. `settings`: further settings of PostgreSQL, as ` -c name=value`.
 */
export function connectPipelined(connectionString: string, max: number, settings = ''): pg.Pool {
  const options = `${requestOptions.options}${settings}`;
  return withoutCrash(new pg.Pool({ connectionString, max, types, pipeline: true, ...requestOptions, options }));
}

/**
 * Opens a pool like `connectPipelined` for counters: a commit does not wait for the disk, so the last ones may be lost when the
 * database crashes.
 */
export function connectForCounters(connectionString: string, max: number): pg.Pool {
  return connectPipelined(connectionString, max, ' -c synchronous_commit=off');
}

/**
 * Opens a pool of connections whose statements have no time limit, for catalogues, seeds and statements of the owner of
 * the database.
 */
export function connect(connectionString: string, max: number): pg.Pool {
  return withoutCrash(new pg.Pool({ connectionString, max, types, keepAlive: true, connectionTimeoutMillis: 3000 }));
}

/**
 * Prevents a lost connection from ending the process: the running statement fails, and the pool opens a new connection
 * for the next one.
 */
function withoutCrash(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}
