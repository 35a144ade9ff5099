import { sql } from 'kysely';
import type { PlanLimits } from '../../rules/client-limit.ts';
import type { Scope } from '#shell/server/database/scope.ts';

export async function findClientTypes({ db }: Scope) {
  return {
    clientTypes: await db.selectFrom('client_types').select(['id', 'name']).orderBy(sql`lower(name)`).execute(),
  };
}

/** Undefined when the account has a type of that name already. */
export async function insertClientType({ db }: Scope, type: { id: string; name: string }) {
  return db
    .insertInto('client_types')
    .values(type)
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
}

/** Everybody of the account who can look after clients. */
export async function findCollaborators({ db }: Scope) {
  const teamMembers = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.id', 'users.name', 'memberships.role'])
    .where('memberships.role', '<>', 'client')
    .orderBy('users.name')
    .limit(200)
    .execute();
  return { teamMembers };
}

/** What the account pays for. With `lock`, nobody else adds a client to the account until this is done. */
export async function findPlanLimits({ db, caller }: Scope, { lock }: { lock: boolean }): Promise<PlanLimits> {
  const plan = db
    .selectFrom('accounts')
    .innerJoin('payment_plans', 'payment_plans.id', 'accounts.payment_plan_id')
    .select([
      'payment_plans.max_clients as maxClients',
      'accounts.trial_ends_at as trialEndsAt',
      'accounts.is_test as isTest',
      sql<string>`to_json(now()) #>> '{}'`.as('now'),
    ])
    .where('accounts.id', '=', caller.accountId);
  return (lock ? plan.forNoKeyUpdate('accounts') : plan).executeTakeFirstOrThrow();
}

export async function countActiveClients({ db }: Scope): Promise<number> {
  const { total } = await db
    .selectFrom('clients')
    .select((at) => at.fn.countAll<number>().as('total'))
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}
