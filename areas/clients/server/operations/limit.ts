import { type ClientLimit, clientProblems } from '../../contract.ts';
import { clientLimit, mayAddClients } from '../../rules/client-limit.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { readLimitFacts } from '../store/surroundings.ts';

export async function readLimit(scope: Scope): Promise<ClientLimit> {
  return clientLimit(await readLimitFacts(scope, { lock: false }));
}

/** 402 with the way to the payment plans. `more` is how many clients come in: 0 for an assignment. */
export async function refuseOverLimit(scope: Scope, more: number): Promise<void> {
  const limit = clientLimit(await readLimitFacts(scope, { lock: more > 0 }));
  if (mayAddClients(limit, more)) return;
  const values = { limit: limit.max_clients ?? 0, active: limit.activeClients };
  throw new Problem(clientProblems.limit_reached, { values, data: { redirect: '/payments' } });
}
