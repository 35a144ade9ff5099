import type { MacroTarget } from '#areas/macros/contract.ts';
import type { Day, MealPlan } from '#areas/meal-plans/contract.ts';
import { resolvedMealPlan } from '#areas/meal-plans/rules/stored.ts';
import type { Diet } from '../contract.ts';

/** A date of the client with the day of the meal plan that it has, and what the meal plan says about it. */
export interface PlannedDay {
  date: string;
  publishedId: string;
  mealPlanId: string;
  day: Day;
  target: MacroTarget | null;
  waterMl: number | null;
  swaps: MealPlan['swaps'];
  /** Note of the assignment to the client. */
  note: string;
  /** Description of the meal plan. */
  description: string;
  description_en: string;
}

/** The planned days of a response by date, with foods and totals. A date without a meal plan or a day is missing. */
export function plannedDays({ plans, days }: Pick<Diet, 'plans' | 'days'>): Map<string, PlannedDay> {
  const found = plans.flatMap((shown) => {
    const { publishedId, mealPlanId, waterMl, swaps, note, description, description_en, targets } = shown;
    const dates = days.filter((one) => one.publishedId === publishedId);
    const stored = dates.flatMap(({ day }) => day ?? []);
    const content = { ...shown, isDraft: false, duration: 1, schedule: 'in_order' as const, days: stored };
    const resolved = resolvedMealPlan(content).days;
    let next = 0;
    return dates.flatMap(({ date, day: isPlanned }): PlannedDay[] => {
      const day = isPlanned && resolved[next++];
      if (!day) return [];
      const target = (day.dayKind && targets[day.dayKind]) ?? targets.day;
      return [{ date, publishedId, mealPlanId, day, target, waterMl, swaps, note, description, description_en }];
    });
  });
  return new Map(found.map((one) => [one.date, one]));
}
