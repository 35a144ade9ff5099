import { realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseOsUser } from './embedded/os-user.ts';
import { type Cluster, createCluster } from './embedded/cluster.ts';
import { prepareBinaries, type PostgresBinaries } from './embedded/binaries.ts';
import { readPidFile } from './embedded/pid-file.ts';
import { supervise } from './embedded/supervise.ts';
import { probePostmaster, startPostmaster, stopPostmaster } from './embedded/postmaster.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly password: string;
  /** Whether writes are flushed to the disk (fsync). False in tests: a power failure may then destroy the cluster. */
  readonly durable?: boolean;
}

export interface Embedded {
  /** Whether PostgreSQL was already running, left by a killed process or started by another server process. */
  readonly attached: boolean;
  /** The port that PostgreSQL listens on: the requested one, or that of the server that was already running. */
  readonly port: number;
  stop(): void;
  /** Starts PostgreSQL again whenever it ends. The returned function ends this, before `stop`. */
  supervise(): () => Promise<void>;
}

const maxStartMs = 120_000;
const ephemeralPorts = 32_768;

/**
 * Starts PostgreSQL on this data folder, or attaches to the one that runs there. A new folder gets an empty cluster.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const requestedDir = path.resolve(options.dataDir);
  const account = chooseOsUser(requestedDir);
  const programs = prepareBinaries(account);
  createCluster(programs, { durable: true, ...options, dataDir: requestedDir, account });
  const cluster = { durable: true, ...options, dataDir: realpathSync(requestedDir), account };
  const attached = await reach(programs, cluster);
  const port = readPidFile(cluster.dataDir)?.port ?? cluster.port;
  const start = async () => void (await reach(programs, { ...cluster, port }));
  return {
    attached,
    port,
    stop: () => stopPostmaster(programs, cluster),
    supervise: () => supervise({ port, start }),
  };
}

/**
 * Connects to the PostgreSQL server of the data folder, and starts one if none runs. Returns true when one was already
 * running.
 */
async function reach(programs: PostgresBinaries, cluster: Cluster): Promise<boolean> {
  const deadline = Date.now() + maxStartMs;
  let attached = true;
  while (Date.now() < deadline) {
    const contact = await probePostmaster(cluster);
    if (contact === 'connected') return attached;
    if (contact === 'absent' && (await startPostmaster(programs, cluster))) attached = false;
    else await pause(100);
  }
  throw new Error(`PostgreSQL in ${cluster.dataDir} did not answer in ${maxStartMs / 1000} s; see server.log there`);
}

/**
 * Returns the first free port of 127.0.0.1 that is not less than `from`. It is below the ephemeral range, whose ports
 * the system assigns to outgoing connections.
 */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < ephemeralPorts; port += 1) if (await isFree(port)) return port;
  throw new Error(`freePort: no free port between ${from} and ${ephemeralPorts}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
