import type { Meal, MealComponent } from '../contract.ts';

type Line = Pick<MealComponent, 'line' | 'line_en' | 'lineKind'> & { components: readonly unknown[] };
type Lines = Pick<Meal, 'free_meal'> & { mealComponents: readonly Line[] };

/**
 * The lines of a meal that name food which is in no sum, so that its energy is at least what is counted (decision 50): pasted ones
 * that became no food, and those of a meal without any food. Other lines are notes, such as a supplement or a glass of water.
 */
export function uncountedLines<M extends Lines>({ free_meal, mealComponents }: M): M['mealComponents'][number][] {
  if (free_meal) return [];
  const hasFood = mealComponents.some(({ components }) => components.length > 0);
  const isUncounted = ({ line, line_en, lineKind, components }: Line) =>
    components.length === 0 && (line || line_en).trim() !== '' && (lineKind ? lineKind === 'food' : !hasFood);
  return mealComponents.filter(isUncounted);
}

/** The number of these lines in days. */
export function countUncounted(days: readonly { meals: readonly Lines[] }[]): number {
  return uncountedMeals(days).reduce((count, { lines }) => count + lines.length, 0);
}

/** The meals that have such lines, each with its day. */
export function uncountedMeals<M extends Lines, D extends { meals: readonly M[] }>(
  days: readonly (D & { meals: readonly M[] })[],
) {
  return days.flatMap((day, dayIndex) =>
    day.meals.flatMap((meal) => {
      const lines = uncountedLines(meal);
      return lines.length > 0 ? [{ day, dayIndex, meal, lines }] : [];
    }),
  );
}
