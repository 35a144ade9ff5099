import { addDays } from '#shell/common/dates.ts';

/** Days before the first answers of a client, and most days of a period. */
const [usualDays, maxDays] = [7, 31];

/** The days that answers are about, both included: from the last time until the day before they were asked. */
export function periodOf({ dueOn, lastOn }: { dueOn: string; lastOn: string | null }): { from: string; until: string } {
  const earliest = addDays(dueOn, -maxDays);
  const from = lastOn ?? addDays(dueOn, -usualDays);
  return { from: from < earliest ? earliest : from, until: addDays(dueOn, -1) };
}
