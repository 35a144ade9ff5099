import { addDays, daysBetween } from '#shell/common/dates.ts';
import type { Day, MealPlan } from '../contract.ts';

interface AssignedMealPlan {
  mealPlan: Pick<MealPlan, 'days' | 'duration'>;
  startsOn: string;
}

/** Last calendar day of a meal plan; `duration` is in days. */
export function endsOn(startsOn: string, duration: number): string {
  return addDays(startsOn, duration - 1);
}

/**
 * The day of the meal plan on a date: days repeat in order from the start. Null before the start, after the end and
 * without days.
 */
export function dayOn({ mealPlan, startsOn }: AssignedMealPlan, date: string): Day | null {
  const daysPassed = daysBetween(startsOn, date);
  if (daysPassed < 0 || daysPassed >= mealPlan.duration) return null;
  return mealPlan.days[daysPassed % mealPlan.days.length] ?? null;
}

/** Days that the client does not reach because the duration is shorter than the list of days. */
export function unreachedDays({ days, duration }: AssignedMealPlan['mealPlan']): Day[] {
  return days.slice(duration);
}
