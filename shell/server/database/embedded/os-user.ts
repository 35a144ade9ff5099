import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** The OS user that PostgreSQL runs as; empty for the OS user of this process. */
export interface OsUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Chooses the OS user for PostgreSQL, which does not run as root: the owner of an existing cluster, otherwise
 * `postgres` or `nobody`.
 */
export function chooseOsUser(dataDir: string): OsUser {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL cannot run as root, and there is neither a "postgres" nor a "nobody" account to run it as',
  );
}

/**
 * Whether the OS user can enter a folder or execute a file. Tested by running a command as that user, because modes,
 * ACLs and containers all affect access.
 */
export function canAccess(account: OsUser, path: string): boolean {
  if (account.uid === undefined) return true;
  const check = spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...account, cwd: '/', stdio: 'ignore' });
  return check.status === 0;
}

function findAccount(name: string): OsUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
