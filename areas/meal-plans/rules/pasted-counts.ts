import type { MealComponent, MealPlan } from '../contract.ts';
import { withPastedInserted } from './insert-pasted.ts';

/** What a pasted text adds. */
export interface PastedCounts {
  days: number;
  meals: number;
  foods: number;
  notes: number;
  toCheck: number;
}

/** Counts what is inserted, by inserting it: the rows of each day and meal, also copied ones, and meals that become free. */
export function pastedCounts(before: MealPlan, pasting: Parameters<typeof withPastedInserted>[1]): PastedCounts {
  return insertedCounts(before, withPastedInserted(before, pasting));
}

/** Counts what was inserted. */
export function insertedCounts(
  before: MealPlan,
  { mealPlan, added, general }: Pick<ReturnType<typeof withPastedInserted>, 'mealPlan' | 'added' | 'general'>,
): PastedCounts {
  const ids = new Set(added.map(({ id }) => id));
  const freeBefore = new Set(
    before.days.flatMap(({ meals }) => meals.flatMap(({ id, free_meal }) => (free_meal ? [id] : []))),
  );
  const meals = mealPlan.days.map((day) =>
    day.meals.filter(
      ({ id, free_meal, mealComponents }) =>
        (free_meal && !freeBefore.has(id)) || mealComponents.some((row) => ids.has(row.id)),
    ),
  );
  const counts = rowCounts(added);
  return {
    days: meals.filter((ofDay) => ofDay.length > 0).length,
    meals: meals.flat().length,
    ...counts,
    notes: counts.notes + general,
  };
}

/** Foods, notes and lines to be checked of rows. */
export function rowCounts(rows: readonly MealComponent[]): Pick<PastedCounts, 'foods' | 'notes' | 'toCheck'> {
  const lines = rows.filter(({ components }) => components.length === 0);
  const toCheck = lines.filter(({ lineKind }) => lineKind === 'food').length;
  return { foods: rows.length - lines.length, notes: lines.length - toCheck, toCheck };
}
