import type { Meal, MealPlan } from '../contract.ts';

/** Type and titles of a meal, in both languages. */
export type MealHeading = Pick<Meal, 'meal_title' | 'meal_title_en' | 'meal_type'>;

/**
 * Whether the Italian or the English titles of two meals are equal, ignoring case and whitespace. Untitled meals are
 * compared by type.
 */
export function sameTitle(one: MealHeading, other: MealHeading): boolean {
  if (isUntitled(one) && isUntitled(other)) return one.meal_type === other.meal_type;
  return titlesMatch(one.meal_title, other.meal_title) || titlesMatch(one.meal_title_en, other.meal_title_en);
}

/** The name for a new day: `Giorno 3` for the third day, or the next number that no name of a day has. */
export function nextDayName(days: MealPlan['days'], prefix: string): string {
  const existing = new Set(days.map(({ name }) => normalized(name)));
  let number = days.length + 1;
  while (existing.has(normalized(`${prefix} ${number}`))) number += 1;
  return `${prefix} ${number}`;
}

function isUntitled({ meal_title, meal_title_en }: MealHeading): boolean {
  return normalized(meal_title) === '' && normalized(meal_title_en) === '';
}

function titlesMatch(title: string, other: string): boolean {
  return normalized(title) !== '' && normalized(title) === normalized(other);
}

function normalized(title: string): string {
  return title.normalize('NFC').replace(/\s+/g, '').toLowerCase();
}
