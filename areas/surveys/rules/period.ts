import { addDays } from '#shell/common/dates.ts';

/** Days of the first answers of a client, and most days of a period. */
const [usualDays, maxDays] = [7, 31];

/**
 * The days that answers are about, both included: from the day after the last answers until the day of these, so that each day
 * belongs to one period.
 */
export function periodOf({ answeredOn: until, lastOn }: { answeredOn: string; lastOn: string | null }): {
  from: string;
  until: string;
} {
  const earliest = addDays(until, 1 - maxDays);
  const from = lastOn === null ? addDays(until, 1 - usualDays) : addDays(lastOn, 1);
  if (from > until) return { from: until, until };
  return { from: from < earliest ? earliest : from, until };
}
