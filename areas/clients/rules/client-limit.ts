import type { ClientLimit } from '../contract.ts';

/** Hours after the trial during which an account above its limit may still add clients. */
const bufferHours = 72;

const hourMs = 3_600_000;

export interface PlanLimits {
  /** Limit of the payment plan; null without one. */
  maxClients: number | null;
  trialEndsAt: string;
  isTest: boolean;
  now: string;
}

/** How many clients the account may have; null for any number: in the trial, on test accounts and without a limit of the plan. */
export function allowedClients(limits: PlanLimits): number | null {
  return limits.isTest || hoursSinceTrialOf(limits) < 0 ? null : limits.maxClients;
}

/** The limit of the payment plan. An account above it when the trial ends has a buffer of 72 hours. */
export function clientLimit(limits: PlanLimits, activeClients: number): ClientLimit {
  const maxClients = allowedClients(limits);
  if (maxClients === null)
    return { limit_reached: false, in_buffer: false, hours: 0, activeClients, max_clients: null };

  const hoursSinceTrial = hoursSinceTrialOf(limits);
  const in_buffer = activeClients > maxClients && hoursSinceTrial < bufferHours;
  return {
    limit_reached: activeClients >= maxClients && !in_buffer,
    in_buffer,
    hours: in_buffer ? Math.ceil(bufferHours - hoursSinceTrial) : 0,
    activeClients,
    max_clients: maxClients,
  };
}

/** Whether an account may add `more` clients. With 0: whether it may assign something to its clients. */
export function mayAddClients(limit: ClientLimit, more: number): boolean {
  return limit.max_clients === null || limit.in_buffer || limit.activeClients + more <= limit.max_clients;
}

function hoursSinceTrialOf({ trialEndsAt, now }: PlanLimits): number {
  return (Date.parse(now) - Date.parse(trialEndsAt)) / hourMs;
}
