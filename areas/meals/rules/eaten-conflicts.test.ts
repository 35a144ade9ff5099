import { expect, test } from 'vitest';
import { allergens } from '#areas/aliments/contract/taxonomy.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import type { MealPlanContent } from '#areas/meal-plans/contract/document.ts';
import { exampleMealPlan } from '#areas/meal-plans/example.ts';
import { storedMealPlan } from '#areas/meal-plans/rules/stored.ts';
import { conflictsOfLines, eatenConflictsWithStates } from './eaten-conflicts.ts';

const nothing: MealPlanContent = { ...exampleMealPlan, aliments: [], recipes: [], days: [] };
const content = storedMealPlan(exampleMealPlan, nothing);
const profile = {
  ...emptyProfile,
  allergies: allergens.map((allergen) => ({ allergen, severity: 'allergy' as const })),
};
const meals = content.days.flatMap((day) => day.meals).filter((meal) => meal.mealComponents.length > 0);

/** The number of foods that are named beside a symptom in the note of each meal that was not reported. */
function countNamed(isFree: boolean): number {
  const days = content.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, free_meal: isFree })),
  }));
  const found = meals.map(({ id: mealId }) => {
    const entry = { mealId, state: 'planned' as const, swaps: [], note: 'Dopo, orticaria sulle braccia' };
    return eatenConflictsWithStates(entry, { ...content, days }, { profile, declared: [], confirmed: [] });
  });
  return found.flat().length;
}

test('foods of a free meal, which the client does not see, are not named beside a symptom', () => {
  expect(countNamed(false)).toBeGreaterThan(0);
  expect(countNamed(true)).toBe(0);
});

test('a food that a line of an eaten meal names is named once, and not of a meal that was skipped', () => {
  const [meal] = meals;
  if (!meal) throw new Error('eaten-conflicts: the example has no meal');
  const line = {
    line: 'Spaghetti alla carbonara',
    line_en: '',
    lineKind: 'food' as const,
    recipe: null,
    components: [],
  };
  const [component] = meal.mealComponents;
  const mealComponents = [
    { ...component, ...line },
    { ...component, ...line },
  ] as typeof meal.mealComponents;
  const days = content.days.map((day) => ({ ...day, meals: day.meals.map((one) => ({ ...one, mealComponents })) }));
  const namedIn = (state: 'as_planned' | 'skipped') =>
    conflictsOfLines({ mealId: meal.id, state }, { ...content, days }, { ...emptyProfile, isGlutenFree: true });

  expect(namedIn('as_planned')).toMatchObject([{ text: expect.stringMatching(/carbonara/i), isLine: true }]);
  expect(namedIn('skipped')).toEqual([]);
});
