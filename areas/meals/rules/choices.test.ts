import { expect, test } from 'vitest';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import type { Day, Meal } from '#areas/meal-plans/contract.ts';
import { exampleMealPlan } from '#areas/meal-plans/example.ts';
import { storedMealPlan } from '#areas/meal-plans/rules/stored.ts';
import { mealProblems, type MealEntry } from '../contract.ts';
import { adherenceOf } from './adherence.ts';
import { applicableReports } from './days.ts';
import { eatenAt, eatenOn, mealTotals, type Report, withChosenFoods } from './eaten.ts';
import { hasSomethingToRead, reportRefusal, withoutEatingAhead } from './reports.ts';
import { shoppingList } from './shopping-list.ts';
import { allowedSwaps } from './swap-check.ts';

const [day] = exampleMealPlan.days as [Day];
const lunch = day.meals[2] as Meal;
const pasta = lunch.mealComponents[0]?.components[0];
const rice: MealEntry['swaps'][number] = {
  componentId: pasta?.uuid ?? '',
  alternativeId: null,
  alimentId: food.rice.id,
  aliment: food.rice,
  quantity: 70,
  portion: null,
};
const choice: Report = { mealId: lunch.id, state: 'planned', swaps: [rice] };
const publishedId = '0199a000-0000-7000-8000-00000000a001';

test('70 g of rice chosen instead of 80 g of pasta: lunch is 420.8 kcal and the day 1430.5 kcal as planned, and nothing is eaten', () => {
  expect(mealTotals(lunch, choice).calories).toBe(420.8);
  expect(withChosenFoods(day, [choice])).toMatchObject({ calories: 1430.5 });
  expect(eatenAt(lunch, choice)).toEqual({ kind: 'not-reported' });
  expect(eatenOn(day, [choice])).toMatchObject({ totals: { calories: 0 }, notReported: 4 });
});

test('a day without choices has its planned totals, and a meal that was eaten with a swap changes them not', () => {
  expect(withChosenFoods(day, [])).toEqual(day);
  expect(withChosenFoods(day, [{ ...choice, state: 'swapped' }])).toEqual(day);
});

test('a choice is not counted, not to be read, and bought', () => {
  const days = [{ date: '2026-11-20', meals: day.meals, reports: [choice] }];
  const names = shoppingList([{ meals: [lunch], reports: [choice] }], 1).map(({ aliment }) => aliment.name);

  expect(adherenceOf(days, '2026-11-20')).toMatchObject({ meals: 4, notReported: 4, followedPercent: null });
  expect(hasSomethingToRead({ state: 'planned', note: '' })).toBe(false);
  expect(names).toContain(food.rice.name);
  expect(names).not.toContain('Pasta secca');
});

test('a chosen food instead of one that a new version has no longer is left out', () => {
  const { days: _, ...fields } = exampleMealPlan;
  const [stored] = storedMealPlan(exampleMealPlan, { ...fields, aliments: [], recipes: [], days: [] }).days;
  if (!stored) throw new Error('the example has no day');
  const days = [{ date: '2026-11-25', publishedId, day: stored, reported: [] }];
  const removedSwap = { ...rice, componentId: '0199a000-0000-7000-8000-00000000a009' };
  const report = { ...choice, publishedId, date: '2026-11-25', swaps: [rice, removedSwap] };

  expect(applicableReports(days, [report])).toEqual([{ ...report, swaps: [rice] }]);
  expect(applicableReports(days, [{ ...report, swaps: [removedSwap] }])).toEqual([{ ...report, swaps: [] }]);
});

test.each([
  ['swapped', '2026-11-24', 'planned'],
  ['swapped', '2026-11-25', 'swapped'],
  ['swapped', '2026-11-27', 'swapped'],
  ['skipped', '2026-11-24', 'skipped'],
] as const)('a meal of 25 November that is %s on %s is %s', (state, loggedOn, expected) => {
  expect(withoutEatingAhead({ date: '2026-11-25', state }, loggedOn).state).toBe(expected);
});

test('in three days a meal can be chosen or skipped, and was eaten neither as planned nor freely', () => {
  const refusalOf = (state: MealEntry['state']) => reportRefusal({ date: '2026-11-28', state }, '2026-11-25');

  expect(['planned', 'skipped'].map((state) => refusalOf(state as MealEntry['state']))).toEqual([null, null]);
  expect(refusalOf('as_planned')).toBe(mealProblems.in_future);
  expect(refusalOf('free')).toBe(mealProblems.in_future);
});

test('of an undone meal the swaps stay that the client may choose: none without the profile, and no food that it forbids', () => {
  const planned = { meal: lunch, swaps: { mode: 'equivalents', energyTolerancePercent: 15 } } as const;
  const equal = { ...rice, quantity: 70 };

  expect(allowedSwaps([equal], planned, emptyProfile)).toEqual([equal]);
  expect(allowedSwaps([equal], planned, { ...emptyProfile, excludedWords: ['riso'] })).toEqual([]);
  expect(allowedSwaps([equal], planned, undefined)).toEqual([]);
});
