import { sql } from 'kysely';
import type { PlanLimits } from '../../rules/client-limit.ts';
import type { ReadScope } from '#shell/server/database/scope.ts';

/** Finds the limits of the account. With `lock`, other transactions that add clients wait until this one ends. */
export async function findPlanLimits({ db, caller }: ReadScope, { lock }: { lock: boolean }): Promise<PlanLimits> {
  const accountLimits = db
    .selectFrom('accounts')
    .innerJoin('payment_plans', 'payment_plans.id', 'accounts.payment_plan_id')
    .select([
      'payment_plans.max_clients as maxClients',
      'accounts.trial_ends_at as trialEndsAt',
      'accounts.is_test as isTest',
      sql<string>`to_json(now()) #>> '{}'`.as('now'),
    ])
    .where('accounts.id', '=', caller.accountId);
  return (lock ? accountLimits.forNoKeyUpdate('accounts') : accountLimits).executeTakeFirstOrThrow();
}

/** Counts the clients that count towards the limit: not the sample client. */
export async function countActiveClients({ db }: ReadScope): Promise<number> {
  const { total } = await db
    .selectFrom('clients')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('deactivated_at', 'is', null)
    .where('is_sample', '=', false)
    .executeTakeFirstOrThrow();
  return total;
}
