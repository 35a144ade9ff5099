import type { Subject } from '#areas/clients/server/public.ts';
import { accessKindOf } from '../../rules/access-kind.ts';
import { type Scope, setCurrentAccount } from '#shell/server/database/scope.ts';
import { findAccesses, insertAccess, type NewAccess } from '../store/access.ts';

const hourMs = 3_600_000;
const maxLogged = 20_000;

/** Accesses that this process has stored, so that the others of the same hour cost no statement. */
const logged = new Set<string>();

/**
 * Stores that a professional opened records of a client. The transaction of the request may be read-only, so the
 * row is written after it, and only once in an hour.
 */
export async function logAccess(scope: Scope, { clientId }: { clientId: string }): Promise<void> {
  const { accountId, membershipId } = scope.caller;
  logOnce(scope, accountId, { clientId, membershipId, isAsClient: false, kind: accessKindOf(scope.endpoint) });
}

function logOnce(scope: Scope, accountId: string, access: NewAccess): void {
  const hour = Math.floor(Date.now() / hourMs);
  const key = [hour, access.clientId, access.membershipId, access.kind].join(' ');
  if (logged.has(key)) return;
  scope.writeAfterCommit(async (transaction) => {
    await setCurrentAccount(transaction, accountId);
    await insertAccess(transaction, access);
    if (logged.size >= maxLogged) logged.clear();
    logged.add(key);
  });
}

/** Stores in the transaction of the request that a professional exported the data of a client. */
export async function logExport(scope: Scope, { clientId }: { clientId: string }): Promise<void> {
  const { membershipId } = scope.caller;
  await insertAccess(scope, { clientId, membershipId, isAsClient: false, kind: 'export' });
}

export async function listAccesses(scope: Scope, { clientId }: Subject, { page }: { page: number }) {
  return findAccesses(scope, { clientId, page });
}
