import type { MealPlan } from '../contract.ts';
import type { MealPlanContent } from '../contract/document.ts';
import { newMealPlan, withDayAdded } from './edit-days.ts';
import { storedMealPlan } from './stored.ts';
import type { MealHeading } from './titles.ts';

/** Meals of a new day unless the settings name others. */
export const defaultHeadings: readonly MealHeading[] = [
  { meal_title: '', meal_title_en: '', meal_type: 'breakfast' },
  { meal_title: '', meal_title_en: '', meal_type: 'mid_morning_snack' },
  { meal_title: '', meal_title_en: '', meal_type: 'lunch' },
  { meal_title: '', meal_title_en: '', meal_type: 'snack' },
  { meal_title: '', meal_title_en: '', meal_type: 'dinner' },
];

const prefixes = { it: 'Giorno', en: 'Day' } as const;

interface NewTemplate {
  title: string;
  days: number;
  duration: number;
  /** Language of the names of the days. */
  language: 'it' | 'en';
  headings?: readonly MealHeading[];
  include_alternatives_in_macro?: boolean;
  newId: () => string;
}

/** A draft with empty meals in each day. */
export function newTemplateContent({
  title,
  days,
  duration,
  language,
  headings = defaultHeadings,
  include_alternatives_in_macro = false,
  newId,
}: NewTemplate): MealPlanContent {
  const newDays = { prefix: prefixes[language], headings, newId };
  const first = newMealPlan({ title, duration, include_alternatives_in_macro, ...newDays });
  const mealPlan = Array.from({ length: days - 1 }).reduce<MealPlan>((before) => withDayAdded(before, newDays), first);
  return storedMealPlan(mealPlan, { ...first, aliments: [], recipes: [], days: [] });
}
