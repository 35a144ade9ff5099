import type { Day, Meal } from '../contract.ts';
import { sameTitle } from './titles.ts';

/** One meal of a table with days as columns: the meal of each day, undefined for a day without it. */
export type MealRow = (Meal | undefined)[];

/**
 * The meals of the days as rows, paired by title. A meal whose title is not in an earlier day is inserted below the
 * row of the meal before it in its day.
 */
export function mealRows(days: readonly Pick<Day, 'meals'>[]): MealRow[] {
  const rows: { heading: Meal; meals: MealRow }[] = [];
  for (const [dayIndex, { meals }] of days.entries()) {
    let previous = -1;
    for (const meal of meals) {
      const index = rows.findIndex((row) => row.meals[dayIndex] === undefined && sameTitle(row.heading, meal));
      if (index === -1) rows.splice(previous + 1, 0, { heading: meal, meals: [] });
      const found = index === -1 ? previous + 1 : index;
      (rows[found] as (typeof rows)[number]).meals[dayIndex] = meal;
      previous = Math.max(previous, found);
    }
  }
  return rows.map(({ meals }) => days.map((_, index) => meals[index]));
}
