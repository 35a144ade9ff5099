import type { Meal, MealPlan } from '../contract.ts';

/** What a new meal is called, in both languages. */
export type MealHeading = Pick<Meal, 'meal_title' | 'meal_title_en' | 'meal_type'>;

/**
 * Two meals are the same one when their titles match in Italian or in English, whatever the case and the whitespace.
 * Meals without any title are called by their type.
 */
export function sameTitle(one: MealHeading, other: MealHeading): boolean {
  if (isUntitled(one) && isUntitled(other)) return one.meal_type === other.meal_type;
  return match(one.meal_title, other.meal_title) || match(one.meal_title_en, other.meal_title_en);
}

/** `Giorno 3` for the third day of a plan; when a day is called that already, the next number that is free. */
export function nextDayName(days: MealPlan['days'], prefix: string): string {
  const taken = new Set(days.map(({ name }) => plain(name)));
  let number = days.length + 1;
  while (taken.has(plain(`${prefix} ${number}`))) number += 1;
  return `${prefix} ${number}`;
}

function isUntitled({ meal_title, meal_title_en }: MealHeading): boolean {
  return plain(meal_title) === '' && plain(meal_title_en) === '';
}

function match(title: string, other: string): boolean {
  return plain(title) !== '' && plain(title) === plain(other);
}

function plain(title: string): string {
  return title.normalize('NFC').replace(/\s+/g, '').toLowerCase();
}
