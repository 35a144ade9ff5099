import type { ClientLimit } from '../contract.ts';

/** Hours after the trial in which an account above its limit can go on adding. */
const bufferHours = 72;

const hourMs = 3_600_000;

export interface ClientFacts {
  activeClients: number;
  /** Of the payment plan; null without a limit. */
  maxClients: number | null;
  trialEndsAt: string;
  isTest: boolean;
  now: string;
}

/** Nothing limits in the trial and on test accounts; afterwards the payment plan does, with a buffer when above it. */
export function clientLimit({ activeClients, maxClients, trialEndsAt, isTest, now }: ClientFacts): ClientLimit {
  const hoursSinceTrial = (Date.parse(now) - Date.parse(trialEndsAt)) / hourMs;
  const isUnlimited = isTest || maxClients === null || hoursSinceTrial < 0;
  if (isUnlimited) return { limit_reached: false, in_buffer: false, hours: 0, activeClients, max_clients: null };

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
