import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { clientProblems } from '../contract.ts';

/**
 * Returns the client, or what was read of them, or throws `not_found`. Collaborators see only the clients whom they follow: the text for
 * them fits a client of a colleague and one who does not exist, so that it does not tell which it is.
 */
export function foundClient<T>({ caller }: Pick<Scope, 'caller'>, record: T | null | undefined): T {
  if (record !== null && record !== undefined) return record;
  const seesAll = caller.role === 'admin' || caller.clientId !== null;
  throw new Problem(seesAll ? commonProblems.not_found : clientProblems.not_found);
}
