import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type OsUser, canAccess } from './os-user.ts';
import { type PostgresBinaries, binaryPath, sharedBinariesDir } from './binaries.ts';

export interface Cluster {
  readonly dataDir: string;
  readonly port: number;
  readonly password: string;
  readonly durable: boolean;
  readonly account: OsUser;
}

/** All environment variables of the PostgreSQL processes: `PGPORT` or a locale of the machine has no effect. */
export const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the data folder if it is missing. The folder is never incomplete: initdb writes to a temporary folder, which
 * is then renamed.
 */
export function createCluster(programs: PostgresBinaries, cluster: Cluster): void {
  const { dataDir, account } = cluster;
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) return;
  makeParents(path.dirname(dataDir));
  sweepUnfinished(dataDir);
  const home = reachableHome(dataDir, account);
  const unfinished = `${home}.init-${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
    for (const made of [unfinished, passwordFile]) giveTo(account, made);
    initialise(programs, { ...cluster, dataDir: unfinished, passwordFile });
    putInPlace(unfinished, home);
    if (home !== dataDir) symlinkSync(home, dataDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * Creates a folder and its missing parents with the mode 755, whatever the umask is, because the OS user of PostgreSQL
 * must be able to enter them.
 */
function makeParents(dir: string): void {
  if (existsSync(dir)) return;
  makeParents(path.dirname(dir));
  mkdirSync(dir);
  chmodSync(dir, 0o755);
}

/** Deletes temporary folders of processes that no longer run. Their names contain the process id. */
function sweepUnfinished(dataDir: string): void {
  const parent = path.dirname(dataDir);
  const prefix = `${path.basename(dataDir)}.init-`;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const starter = Number.parseInt(name.slice(prefix.length), 10);
    if (starter === process.pid || !isAlive(starter)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  if (lstatSync(dataDir, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(dataDir)) rmSync(dataDir);
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The folder for the cluster: `dataDir`, or a folder below /var/lib/forma when the OS user of PostgreSQL cannot enter
 * the parent (such as /root). The caller then creates a symbolic link at `dataDir`.
 */
function reachableHome(dataDir: string, account: OsUser): string {
  if (canAccess(account, path.dirname(dataDir))) return dataDir;
  makeParents(sharedBinariesDir);
  return path.join(sharedBinariesDir, `${path.basename(dataDir)}-${Date.now().toString(36)}-${process.pid}`);
}

function giveTo({ uid, gid }: OsUser, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function initialise(
  programs: PostgresBinaries,
  { dataDir, passwordFile, durable, account }: Cluster & { passwordFile: string },
) {
  const done = spawnSync(
    binaryPath(programs, 'initdb'),
    [
      ...['-D', dataDir, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '-E', 'UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...account, env: environment, cwd: path.parse(programs.dir).root, encoding: 'utf8' },
  );
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr}${done.stdout}`);
}

/**
 * Renames the complete cluster to its final name. When another process was faster, its cluster is used and the caller
 * deletes this one.
 */
function putInPlace(unfinished: string, home: string): void {
  try {
    renameSync(unfinished, home);
  } catch (reason) {
    if (!existsSync(path.join(home, 'PG_VERSION'))) throw reason;
  }
}
