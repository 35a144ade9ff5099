import { type ClientLimit, clientProblems } from '../../contract.ts';
import { clientLimit, mayAddClients } from '../../rules/client-limit.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { countActiveClients, findPlanLimits } from '../store/plan-limits.ts';

/** Finds the limit of the account. With `lock`, other transactions that add clients wait until this one ends. */
export async function readLimit(scope: Scope, { lock = false } = {}): Promise<ClientLimit> {
  const [planLimits, activeClients] = await Promise.all([findPlanLimits(scope, { lock }), countActiveClients(scope)]);
  return clientLimit(planLimits, activeClients);
}

/** Throws 402 with the path of the payment plans unless the account may add `more` clients (0 for an assignment). */
export async function assertClientLimit(scope: Scope, more: number): Promise<void> {
  const limit = await readLimit(scope, { lock: more > 0 });
  if (mayAddClients(limit, more)) return;
  const values = { limit: limit.max_clients ?? 0, active: limit.activeClients };
  throw new Problem(clientProblems.limit_reached, { values, data: { redirect: '/payments' } });
}
