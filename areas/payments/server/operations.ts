import { readLimit } from '#areas/clients/server/public.ts';
import type { ActivePlan } from '../contract.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findAccountPlan } from './store.ts';

/** Returns the plan of the account and its use. The limit is computed by a rule of the clients area. */
export async function readActivePlan(scope: Scope): Promise<ActivePlan> {
  const { remainingTrialDays, ...active_plan } = found(await findAccountPlan(scope));
  const { activeClients, max_clients, in_buffer, hours } = await readLimit(scope);
  return { active_plan, remainingTrialDays, activeClients, max_clients, in_buffer, hours };
}
