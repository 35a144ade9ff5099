import { expect, test } from 'vitest';
import type { Component } from '#areas/aliments/contract.ts';
import { exampleAliments as food, exampleComponent } from '#areas/aliments/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import type { MealPlan } from '#areas/meal-plans/contract.ts';
import { equivalentsOf } from './equivalents.ts';
import { swapRefusal } from './swap-check.ts';

/** 80 g of rice: 62.4 g of carbs and 281.6 kcal. */
const rice: Component = exampleComponent(food.rice, 80);
const allowed: MealPlan['swaps'] = { mode: 'equivalents', energyTolerancePercent: 15 };
const all = Object.values(food);
const namesOf = (changes: Partial<Parameters<typeof equivalentsOf>[0]> = {}) =>
  equivalentsOf({ component: rice, allowed, profile: emptyProfile, ...changes }, all).map(
    ({ aliment }) => aliment.name,
  );

test('90 g of pasta are offered instead of 80 g of rice; oil, sugar and the rice itself are not', () => {
  const [pasta] = equivalentsOf({ component: rice, allowed, profile: emptyProfile }, [food.pasta, food.rice]);

  expect(pasta).toMatchObject({ aliment: { id: food.pasta.id }, quantity: 90 });
  expect(namesOf()).toContain(food.pasta.name);
  expect(namesOf()).not.toContain(food.rice.name);
  expect(namesOf().filter((name) => /olio|zucchero/i.test(name))).toEqual([]);
});

test('every offered food would be accepted in a report', () => {
  const offered = all.flatMap((aliment) => {
    const component = exampleComponent(aliment, 100);
    return equivalentsOf({ component, allowed, profile: emptyProfile }, all).map((swap) => ({ component, swap }));
  });

  expect(offered.length).toBeGreaterThan(3);
  for (const { component, swap } of offered)
    expect(swapRefusal({ component, swap: { ...swap, alternativeId: null }, allowed, profile: emptyProfile })).toBe(
      null,
    );
});

test('a food that the client excludes is not offered, and nothing where the meal plan allows only its alternatives', () => {
  expect(namesOf({ profile: { ...emptyProfile, excludedWords: ['pasta'] } })).not.toContain(food.pasta.name);
  expect(namesOf({ allowed: { ...allowed, mode: 'alternatives' } })).toEqual([]);
});
