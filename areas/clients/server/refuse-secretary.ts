import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Refuses a secretary what needs a permission that she has and is a part of the care, or opens it. */
export function refuseSecretary({ caller }: Pick<Scope, 'caller'>): void {
  if (caller.role === 'secretary') throw new Problem(commonProblems.forbidden);
}
