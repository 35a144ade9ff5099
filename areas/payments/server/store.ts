import { sql } from 'kysely';
import type { PaymentPlan } from '../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** All plans, by number of clients; the plan without a limit comes last. */
export async function findPlans({ db }: Scope): Promise<{ plans: PaymentPlan[] }> {
  return { plans: await db.selectFrom('payment_plans').select(columns).orderBy('position').execute() };
}

/** The plan of the account and the remaining days of its trial. */
export async function findAccountPlan({ db, caller }: Scope) {
  return db
    .selectFrom('accounts')
    .innerJoin('payment_plans', 'payment_plans.id', 'accounts.payment_plan_id')
    .select(columns)
    .select(
      sql<number>`greatest(0, ceil(extract(epoch from accounts.trial_ends_at - now()) / 86400))::int`.as(
        'remainingTrialDays',
      ),
    )
    .where('accounts.id', '=', caller.accountId || null)
    .executeTakeFirst();
}

const columns = [
  'payment_plans.id',
  'payment_plans.max_clients',
  'payment_plans.month_cents',
  'payment_plans.year_cents',
] as const;
