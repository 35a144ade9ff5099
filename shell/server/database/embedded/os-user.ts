import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** The system account that PostgreSQL runs as; empty for the account of this process. */
export interface OsUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses root: an existing cluster keeps its owner, a new one goes to `postgres` or `nobody`. */
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

/** Tested by running a command, because modes, ACLs and containers all affect access. */
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
