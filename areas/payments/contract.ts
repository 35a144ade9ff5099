import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';

/**
 * A price plan for coaches, by number of active clients. `max_clients` is null when it has no limit; prices are null
 * when they are agreed individually.
 */
export const PaymentPlan = z.object({
  id: z.string(),
  max_clients: z.number().int().nullable(),
  month_cents: z.number().int().nullable(),
  year_cents: z.number().int().nullable(),
});
export type PaymentPlan = z.output<typeof PaymentPlan>;

/**
 * The plan of an account and its use. `max_clients` is the limit that applies now: null during the trial and on test
 * accounts.
 */
export const ActivePlan = z.object({
  active_plan: PaymentPlan,
  remainingTrialDays: z.number().int(),
  activeClients: z.number().int(),
  max_clients: z.number().int().nullable(),
  in_buffer: z.boolean(),
  hours: z.number().int(),
});
export type ActivePlan = z.output<typeof ActivePlan>;

export const paymentRoutes = defineRoutes({
  plans: { endpoint: 'GET /payments/plans', permission: 'admin', response: z.object({ plans: z.array(PaymentPlan) }) },
  activePlan: { endpoint: 'GET /payments/active-plan', permission: 'admin', response: ActivePlan },
});
