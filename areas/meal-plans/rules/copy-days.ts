import { limits, type Day, type Meal, type MealPlan } from '../contract.ts';
import { cloneMeal } from './copies.ts';
import { getDay, withDayAdded, withDayChanged } from './edit-days.ts';
import { sameContent } from './same-content.ts';
import { sameTitle } from './titles.ts';

interface DayCopy {
  dayId: string;
  /** Positions to copy to, counted from 1. For a position after the last day, days are added up to that position. */
  toPositions: readonly number[];
  newId: () => string;
}

/** The changed meal plan, and how many days were overwritten and added, for the message to the user. */
export interface DaysCopied {
  mealPlan: MealPlan;
  /** Days whose meals were replaced. */
  overwritten: number;
  added: number;
}

/**
 * Replaces the meals of the target days, which keep their names and get the kind of the source where they have none. Days that have the
 * same content stay unchanged.
 */
export function withDayCopied(mealPlan: MealPlan, { dayId, toPositions, newId }: DayCopy): DaysCopied {
  const source = getDay(mealPlan, dayId);
  const positions = new Set(toPositions.filter(isPosition));
  let result = mealPlan;
  while (result.days.length < Math.max(0, ...positions)) result = withDayAdded(result, { headings: [], newId });

  const targets = result.days.filter((day, index) => positions.has(index + 1) && !sameMeals(day, source));
  for (const { id } of targets)
    result = withDayChanged(result, id, (day) => ({
      ...day,
      dayKind: day.dayKind ?? source.dayKind,
      meals: copiedMeals(day, source, newId),
    }));
  return {
    mealPlan: result,
    overwritten: targets.filter((day) => day.meals.length > 0).length,
    added: result.days.length - mealPlan.days.length,
  };
}

/** The meals of the source. One with the title of a meal of the day keeps the id of that one, because clients report about it. */
function copiedMeals(day: Day, source: Day, newId: () => string): Meal[] {
  const free = [...day.meals];
  return source.meals.map((meal) => {
    const index = free.findIndex((one) => sameTitle(one, meal));
    const [existing] = index === -1 ? [] : free.splice(index, 1);
    const copied = cloneMeal(meal, newId);
    return existing ? { ...copied, id: existing.id } : copied;
  });
}

function isPosition(position: number): boolean {
  return Number.isInteger(position) && position >= 1 && position <= limits.days;
}

function sameMeals(day: Day, source: Day): boolean {
  return sameContent(day.meals, source.meals);
}
