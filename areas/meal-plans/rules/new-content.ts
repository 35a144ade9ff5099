import type { MealPlan } from '../contract.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { newMealPlan, withDayAdded } from './edit-days.ts';
import { storedMealPlan } from './stored.ts';
import type { MealHeading } from './titles.ts';

const prefixes = { it: 'Giorno', en: 'Day' } as const;

interface NewTemplate {
  title: string;
  days: number;
  duration: number;
  /** Language of the names of the days. */
  language: 'it' | 'en';
  headings: readonly MealHeading[];
  include_alternatives_in_macro: boolean;
  newId: () => string;
}

/** A draft with empty meals in each day. */
export function newTemplateContent({
  title,
  days,
  duration,
  language,
  headings,
  include_alternatives_in_macro,
  newId,
}: NewTemplate): MealPlanContent {
  const newDays = { prefix: prefixes[language], headings, newId };
  const first = newMealPlan({ title, duration, include_alternatives_in_macro, ...newDays });
  const mealPlan = Array.from({ length: days - 1 }).reduce<MealPlan>((before) => withDayAdded(before, newDays), first);
  return storedMealPlan(mealPlan, { ...first, aliments: [], recipes: [], days: [] });
}
