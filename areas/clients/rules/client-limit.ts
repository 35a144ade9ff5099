import type { ClientLimit } from '../contract.ts';

/** Hours after the trial in which an account above its limit can go on adding. */
const bufferHours = 72;

const hourMs = 3_600_000;

export interface PlanLimits {
  /** Of the payment plan; null without a limit. */
  maxClients: number | null;
  trialEndsAt: string;
  isTest: boolean;
  now: string;
}

/** How many clients the account may have: null in the trial, on test accounts and where the payment plan says nothing. */
export function allowedClients(plan: PlanLimits): number | null {
  return plan.isTest || hoursSinceTrialOf(plan) < 0 ? null : plan.maxClients;
}

/** The payment plan limits, with a buffer when the account is above it as the trial ends. */
export function clientLimit(plan: PlanLimits, activeClients: number): ClientLimit {
  const maxClients = allowedClients(plan);
  if (maxClients === null)
    return { limit_reached: false, in_buffer: false, hours: 0, activeClients, max_clients: null };

  const hoursSinceTrial = hoursSinceTrialOf(plan);
  const in_buffer = activeClients > maxClients && hoursSinceTrial < bufferHours;
  return {
    limit_reached: activeClients >= maxClients && !in_buffer,
    in_buffer,
    hours: in_buffer ? Math.ceil(bufferHours - hoursSinceTrial) : 0,
    activeClients,
    max_clients: maxClients,
  };
}

/** Whether an account may bring so many more clients in: 1 for a new one, 0 to assign something to those it has. */
export function mayAddClients(limit: ClientLimit, more: number): boolean {
  return limit.max_clients === null || limit.in_buffer || limit.activeClients + more <= limit.max_clients;
}

function hoursSinceTrialOf({ trialEndsAt, now }: PlanLimits): number {
  return (Date.parse(now) - Date.parse(trialEndsAt)) / hourMs;
}
