import { defaultTimeZone } from '#shell/common/dates.ts';
import type { Caller, PublicScope, Scope } from '#shell/server/database/scope.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import { findUndecided } from './declarations.ts';

/**
 * What the undecided declarations of a client name and may add to the profile, as the reader of a document about them may read it: a
 * caller, or the holder of a link, who reads as the client. Undefined without such declarations, empty when they name nothing that is
 * known. That a state is over adds nothing.
 */
export async function findUndecidedOfReader(
  scope: PublicScope & { caller?: Caller; tokenHash?: Buffer },
  clientId: string,
): Promise<readonly NamedStatement[] | undefined> {
  const undecided = (await findUndecided(isAuthenticated(scope) ? scope : asClient(scope, clientId), [clientId])).get(
    clientId,
  );
  return undecided?.filter(
    (one) => one.kind !== 'state' || (one.state !== 'pregnancy_over' && one.state !== 'lactation_over'),
  );
}

function isAuthenticated(scope: PublicScope & { caller?: Caller; tokenHash?: Buffer }): scope is Scope {
  return scope.caller !== undefined && scope.tokenHash !== undefined;
}

/** No session has an empty token. */
function asClient(scope: PublicScope, clientId: string): Scope {
  const caller = {
    userId: '',
    accountId: '',
    membershipId: '',
    clientId,
    role: 'client',
    timeZone: defaultTimeZone,
  } as const;
  return { ...scope, caller, tokenHash: Buffer.alloc(0) };
}
