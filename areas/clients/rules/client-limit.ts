import type { ClientLimit } from '../contract/limit.ts';

/** Hours after the trial during which an account above its limit may still add clients. */
const bufferHours = 72;

const hourMs = 3_600_000;

export interface PlanLimits {
  /** Maximum number of active clients; null for a payment plan without a limit. */
  maxClients: number | null;
  trialEndsAt: string;
  isTest: boolean;
  now: string;
}

/**
 * Compares the number of active clients with the limit of the payment plan. There is no limit during the trial and on
 * test accounts. An account above the limit when the trial ends has a buffer of 72 hours.
 */
export function clientLimit({ maxClients, trialEndsAt, isTest, now }: PlanLimits, activeClients: number): ClientLimit {
  const hoursSinceTrial = (Date.parse(now) - Date.parse(trialEndsAt)) / hourMs;
  const max_clients = isTest || hoursSinceTrial < 0 ? null : maxClients;
  const in_buffer = max_clients !== null && activeClients > max_clients && hoursSinceTrial < bufferHours;
  return {
    limit_reached: max_clients !== null && activeClients >= max_clients && !in_buffer,
    in_buffer,
    hours: in_buffer ? Math.ceil(bufferHours - hoursSinceTrial) : 0,
    activeClients,
    max_clients,
  };
}

/** Whether `more` clients fit into the limit of the account. With 0: whether it is within its limit, as an assignment requires. */
export function fitsClientLimit(limit: ClientLimit, more: number): boolean {
  return limit.max_clients === null || limit.in_buffer || limit.activeClients + more <= limit.max_clients;
}
