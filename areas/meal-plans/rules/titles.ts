import type { Meal } from '../contract.ts';

/** Type and titles of a meal, in both languages. */
export type MealHeading = Pick<Meal, 'meal_title' | 'meal_title_en' | 'meal_type'>;

/**
 * Whether the Italian or the English titles of two meals are equal, ignoring case and whitespace. Untitled meals are
 * compared by type.
 */
export function sameTitle(one: MealHeading, other: MealHeading): boolean {
  if (isUntitled(one) && isUntitled(other)) return sameType(one, other);
  return titlesMatch(one.meal_title, other.meal_title) || titlesMatch(one.meal_title_en, other.meal_title_en);
}

export function sameType(one: MealHeading, other: MealHeading): boolean {
  return one.meal_type === other.meal_type;
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
