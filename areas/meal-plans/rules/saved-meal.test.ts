import { expect, test } from 'vitest';
import type { Meal } from '../contract.ts';
import { exampleMealPlan } from '../example.ts';
import { savedContentOf } from './saved-meal.ts';
import { newIds } from './testing/ids.ts';

test('the note that explains why a client eats a food is not saved with the meal, which other clients get', () => {
  const meal = structuredClone(exampleMealPlan.days[0]?.meals[0] as Meal);
  const components = meal.mealComponents.flatMap((one) => one.components);
  for (const component of components) component.conflictNote = 'Poche noci';

  const saved = savedContentOf(meal, newIds()).meal.mealComponents.flatMap((one) => one.components);

  expect(saved.map(({ conflictNote }) => conflictNote)).toEqual(components.map(() => ''));
  expect(components.length).toBeGreaterThan(0);
});
