import type { ClientLimit } from '../../contract/limit.ts';
import { clientProblems } from '../../contract.ts';
import { clientLimit, fitsClientLimit } from '../../rules/client-limit.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { countActiveClients, findPlanLimits } from '../store/plan-limits.ts';

export async function readLimit(scope: Transaction): Promise<ClientLimit> {
  return limitOfAccount(scope);
}

/** Finds the limit of the account. With `lock`, other transactions that add clients wait until this one ends. */
export async function limitOfAccount(scope: Transaction, { lock = false } = {}): Promise<ClientLimit> {
  const [planLimits, activeClients] = await Promise.all([findPlanLimits(scope, { lock }), countActiveClients(scope)]);
  return clientLimit(planLimits, activeClients);
}

/**
 * Throws 402 with the address of the payment plans or, for a collaborator, who may not see them, of the clients. `more`: clients that
 * are added, 0 for an assignment.
 */
export async function assertClientLimit(scope: Scope, more: number): Promise<void> {
  const limit = await limitOfAccount(scope, { lock: more > 0 });
  if (fitsClientLimit(limit, more)) return;
  const values = { limit: limit.max_clients ?? 0, active: limit.activeClients };
  if (scope.caller.role === 'admin')
    throw new Problem(clientProblems.limit_reached, { values, data: { redirect: '/payments' } });
  throw new Problem(clientProblems.team_limit_reached, { values, data: { redirect: '/clients' } });
}
