import { expect, test } from 'vitest';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { MealPlanContent } from '../contract/document.ts';
import { exampleMealPlan } from '../example.ts';
import { storedMealPlan } from './stored.ts';
import { lineToCheck } from './testing/lines.ts';
import { uncheckedTexts } from './unchecked-texts.ts';

const planned = MealPlanContent.parse(
  storedMealPlan(exampleMealPlan, { ...exampleMealPlan, aliments: [], recipes: [], days: [] }),
);
const allergicToNuts: DietaryProfile = { ...emptyProfile, allergies: [{ allergen: 'nuts', severity: 'allergy' }] };

type Meal = MealPlanContent['days'][number]['meals'][number];

/** Two equal days with one meal. */
function withMeal(changes: Partial<Meal>): MealPlanContent {
  const [first] = planned.days;
  const [meal] = first?.meals ?? [];
  if (!first || !meal) throw new Error('no meal');
  const days = [1, 2].map(() => ({ ...first, meals: [{ ...meal, meal_description: '', ...changes }] }));
  return { ...planned, days };
}

const cake = { mealComponents: [lineToCheck('Torta della nonna')] };

test('a dish that is only named is not checked for a client with an allergy, and is listed once with its days', () => {
  expect(uncheckedTexts(withMeal(cake), allergicToNuts)).toEqual([
    { text: 'Torta della nonna', text_en: '', days: [0, 1] },
  ]);
});

test.each<[string, Partial<DietaryProfile>]>([
  ['an intolerance', { allergies: [{ allergen: 'milk', severity: 'intolerance' }] }],
  ['the diet without gluten', { isGlutenFree: true }],
  ['the diet without lactose', { isLactoseFree: true }],
])('nor for a client with %s', (_, changes) => {
  const dish = withMeal({ mealComponents: [lineToCheck('Pietanza della casa')] });

  expect(uncheckedTexts(dish, { ...emptyProfile, ...changes })).toHaveLength(1);
});

test('a meal that is only described is not checked either', () => {
  const described = withMeal({ mealComponents: [], meal_description: 'Un piatto della mensa' });

  expect(uncheckedTexts(described, allergicToNuts)).toMatchObject([{ text: 'Un piatto della mensa' }]);
});

test('a recipe without ingredients is not checked either', () => {
  const recipe = { ...planned.recipes[0], name: 'Torta della nonna' } as MealPlanContent['recipes'][number];
  const row = { ...lineToCheck(''), lineKind: null, recipeId: recipe.id };
  const content = { ...withMeal({ mealComponents: [row] }), recipes: [recipe] };

  expect(uncheckedTexts(content, allergicToNuts)).toMatchObject([{ text: 'Torta della nonna' }]);
});

test.each<[string, Partial<Meal>, DietaryProfile]>([
  ['a client without allergies', cake, { ...emptyProfile, excludedWords: ['panna'] }],
  [
    'a dish that names the allergen, which is listed with it',
    { mealComponents: [lineToCheck('Torta di noci')] },
    allergicToNuts,
  ],
  ['a free meal', { ...cake, free_meal: true }, allergicToNuts],
  [
    'a note beside food',
    { mealComponents: [...cake.mealComponents.map((one) => ({ ...one, lineKind: 'note' as const }))] },
    allergicToNuts,
  ],
  ['an empty meal', { mealComponents: [] }, allergicToNuts],
])('nothing is listed for %s', (_, meal, profile) => {
  expect(uncheckedTexts(withMeal(meal), profile)).toEqual([]);
});
