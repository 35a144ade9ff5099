import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/**
 * Throws `forbidden` for a secretary. For routes whose permission the role has, but which show data about the care of a client or give
 * access to them.
 */
export function refuseSecretary({ caller }: Pick<Scope, 'caller'>): void {
  if (caller.role === 'secretary') throw new Problem(commonProblems.forbidden);
}
