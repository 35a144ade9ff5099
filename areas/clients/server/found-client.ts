import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { clientProblems } from '../contract.ts';
import { seesAllClients } from '../rules/in-charge.ts';

/**
 * Returns the client, or what was read of them, or throws `not_found`. Collaborators see only the clients whom they follow: the text for
 * them fits a client of a colleague and one who does not exist, so that it does not tell which it is.
 */
export function foundClient<T>(scope: Pick<Scope, 'caller'>, record: T | null | undefined): T {
  if (record !== null && record !== undefined) return record;
  throw new Problem(seesAll(scope) ? commonProblems.not_found : clientProblems.not_found);
}

/**
 * `foundClient` for a record that may belong to a client, opened by its own address: a program, a meal plan, a visit, an answer. The
 * text is the same for a record of a client of a colleague and for one that does not exist.
 */
export function foundOfClient<T>(scope: Pick<Scope, 'caller'>, record: T | null | undefined): T {
  if (record !== null && record !== undefined) return record;
  throw new Problem(seesAll(scope) ? commonProblems.not_found : clientProblems.record_not_found);
}

function seesAll({ caller }: Pick<Scope, 'caller'>): boolean {
  return seesAllClients(caller.role) || caller.clientId !== null;
}
