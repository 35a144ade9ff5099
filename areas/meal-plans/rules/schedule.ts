import { addDays, daysBetween } from '#shell/common/dates.ts';
import type { Day, MealPlan } from '../contract.ts';

interface Followed {
  plan: Pick<MealPlan, 'days' | 'duration'>;
  startsOn: string;
}

/** The last calendar day of a plan of so many days. */
export function endsOn(startsOn: string, duration: number): string {
  return addDays(startsOn, duration - 1);
}

/** What is eaten on that date: the days repeat in order from the start. Null before it, after the end, without days. */
export function dayOn({ plan, startsOn }: Followed, date: string): Day | null {
  const passed = daysBetween(startsOn, date);
  if (passed < 0 || passed >= plan.duration) return null;
  return plan.days[passed % plan.days.length] ?? null;
}

/** Days of the plan a client never gets to, because the duration ends before. */
export function daysNeverReached({ days, duration }: Followed['plan']): Day[] {
  return days.slice(duration);
}
