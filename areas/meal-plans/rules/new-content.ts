import type { MealPlan } from '../contract.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { newMealPlan, withDayAdded } from './edit-days.ts';
import { storedMealPlan } from './stored.ts';
import type { MealHeading } from './titles.ts';

interface NewTemplate {
  title: string;
  days: number;
  duration: number;
  headings: readonly MealHeading[];
  include_alternatives_in_macro: boolean;
  newId: () => string;
}

/** A draft with empty meals in each day. */
export function newTemplateContent({
  title,
  days,
  duration,
  headings,
  include_alternatives_in_macro,
  newId,
}: NewTemplate): MealPlanContent {
  const newDays = { headings, newId };
  const first = newMealPlan({ title, duration, include_alternatives_in_macro, ...newDays });
  const mealPlan = Array.from({ length: days - 1 }).reduce<MealPlan>((before) => withDayAdded(before, newDays), first);
  return storedMealPlan(mealPlan, { ...first, aliments: [], recipes: [], days: [] });
}
