import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../rows.ts';
import { type Cluster, environment } from './cluster.ts';
import { type PostgresBinaries, binaryPath } from './binaries.ts';
import { clearStalePidFile, isPostmaster, readPidFile } from './pid-file.ts';

export type Contact = 'connected' | 'starting' | 'absent';

/**
 * Settings of PostgreSQL for a small application on a shared machine: few processes, short queries, no JIT compilation.
 */
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'max_connections=100',
  'shared_buffers=128MB',
  'work_mem=8MB',
  'random_page_cost=1.1',
  'jit=off',
  'io_method=sync',
  'max_parallel_workers_per_gather=0',
  // Statistics are gathered within seconds of the first rows of an installation.
  'autovacuum_naptime=15s',
];
/** Settings of a database for tests: a crash may lose it, and many servers with a pool each are connected to it. */
const testSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

const startTimeoutSeconds = 100;
const largestLogBytes = 10_000_000;

/**
 * Connects to the server of the pid file. Only a connection proves that the server runs on this data folder: after a
 * kill the file can contain the id of a dead process or of another program, or a port on which another server listens.
 */
export async function probePostmaster(cluster: Cluster): Promise<Contact> {
  const recorded = readPidFile(cluster.dataDir);
  if (!recorded) return 'absent';
  const client = new pg.Client({
    host: '127.0.0.1',
    port: recorded.port,
    database: 'postgres',
    user: 'postgres',
    password: cluster.password,
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [row] = await queryRows(client, z.object({ data_directory: z.string() }), { text: 'show data_directory' });
    if (realpathSync(row?.data_directory ?? '') === realpathSync(cluster.dataDir)) return 'connected';
  } catch (reason) {
    if ((reason as { code?: string }).code === '28P01' && isPostmaster(recorded.processId, cluster.dataDir))
      throw new Error(`The PostgreSQL in ${cluster.dataDir} was created with another password`);
  } finally {
    await client.end().catch(() => undefined);
  }
  return isPostmaster(recorded.processId, cluster.dataDir) ? 'starting' : 'absent';
}

/**
 * Starts PostgreSQL. Returns false when a later attempt may succeed, because processes of a killed server still run;
 * throws for other failures.
 */
export async function startPostmaster(programs: PostgresBinaries, cluster: Cluster): Promise<boolean> {
  const log = path.join(cluster.dataDir, 'server.log');
  const logged = rotated(log);
  clearStalePidFile(cluster.dataDir);
  const chosen = cluster.durable ? settings : [...settings, ...testSettings];
  const options = [`-p ${cluster.port}`, ...chosen.map((setting) => `-c ${setting}`)].join(' ');
  const started = await control(programs, cluster, [
    '-l',
    log,
    '-w',
    '-t',
    `${startTimeoutSeconds}`,
    'start',
    '-o',
    options,
  ]);
  if (started) return true;
  const output = existsSync(log) ? readFileSync(log, 'utf8').slice(logged) : '';
  if (/lock file|shared memory block/.test(output)) return false;
  throw new Error(`PostgreSQL did not start on port ${cluster.port}:\n${output.slice(-2000)}`);
}

export function stopPostmaster(programs: PostgresBinaries, cluster: Cluster): void {
  if (!existsSync(path.join(cluster.dataDir, 'postmaster.pid'))) return;
  const { command, options } = pgControl(programs, cluster, ['-m', 'fast', '-w', 'stop']);
  const { error } = spawnSync(...command, options);
  if (error) throw error;
}

/** Runs pg_ctl without blocking the process, which answers requests while PostgreSQL recovers from a crash. */
async function control(programs: PostgresBinaries, cluster: Cluster, commandArguments: string[]): Promise<boolean> {
  const { command, options } = pgControl(programs, cluster, commandArguments);
  const [exitCode] = await once(spawn(...command, options), 'exit');
  return exitCode === 0;
}

function pgControl(programs: PostgresBinaries, { dataDir, account }: Cluster, commandArguments: string[]) {
  const command: [string, string[]] = [binaryPath(programs, 'pg_ctl'), ['-D', dataDir, ...commandArguments]];
  const cwd = path.parse(programs.dir).root;
  return { command, options: { ...account, env: environment, cwd, stdio: 'ignore' as const } };
}

/** Rotates the log if it is longer than 10 MB, and returns its length in characters. */
function rotated(log: string): number {
  if (!existsSync(log)) return 0;
  if (statSync(log).size <= largestLogBytes) return readFileSync(log, 'utf8').length;
  renameSync(log, `${log}.1`);
  return 0;
}
