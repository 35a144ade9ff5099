import type { Language } from '#shell/common/fields.ts';
import type { MealPlanContent, StoredDay, StoredMeal } from '../contract/document.ts';

interface Noted extends Pick<MealPlanContent, 'description' | 'description_en'> {
  days: readonly NotedDay[];
}
interface NotedDay extends Pick<StoredDay, 'description' | 'description_en'> {
  meals: readonly NotedMeal[];
}
interface NotedMeal
  extends Pick<StoredMeal, 'meal_title' | 'meal_title_en' | 'meal_description' | 'meal_description_en' | 'free_meal'> {
  mealComponents: readonly Pick<StoredMeal['mealComponents'][number], 'line' | 'line_en'>[];
}

/**
 * The number of typed texts that a client who reads `language` gets in the other one, because nobody translated them: descriptions,
 * titles of meals and lines without food. Foods and recipes have names of their own. The food of a free meal is not shown.
 */
export function countUntranslated(mealPlan: Noted, language: Language): number {
  return [mealPlan, ...mealPlan.days]
    .map(({ description, description_en }) => [description, description_en] as const)
    .concat(mealPlan.days.flatMap(({ meals }) => meals).flatMap(textsOfMeal))
    .filter(([italian, english]) => {
      const [read, other] = language === 'en' ? [english, italian] : [italian, english];
      return read.trim() === '' && other.trim() !== '';
    }).length;
}

function textsOfMeal(meal: NotedMeal): (readonly [string, string])[] {
  const lines = meal.free_meal ? [] : meal.mealComponents;
  return [
    [meal.meal_title, meal.meal_title_en],
    [meal.meal_description, meal.meal_description_en],
    ...lines.map(({ line, line_en }) => [line, line_en] as const),
  ];
}
