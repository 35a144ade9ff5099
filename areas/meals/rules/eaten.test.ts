import { expect, test } from 'vitest';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { exampleMealPlan } from '#areas/meal-plans/example.ts';
import type { Component } from '#areas/aliments/contract.ts';
import type { Day, Meal, MealComponent } from '#areas/meal-plans/contract.ts';
import { withComponentChanged } from '#areas/meal-plans/rules/edit-components.ts';
import { withTotals } from '#areas/meal-plans/rules/totals.ts';
import type { MealEntry } from '../contract.ts';
import { adherenceOf } from './adherence.ts';
import { eatenAt, eatenOn, mealTotals, type Report } from './eaten.ts';

const [day, secondDay] = exampleMealPlan.days as [Day, Day];
const [breakfast, snack, lunch, dinner] = day.meals as [Meal, Meal, Meal, Meal];
const pasta = lunch.mealComponents[0]?.components[0];

function report(meal: Meal, state: MealEntry['state'], swaps: MealEntry['swaps'] = []): Report {
  return { mealId: meal.id, state, swaps };
}

const rice = {
  componentId: pasta?.uuid ?? '',
  alternativeId: null,
  alimentId: food.rice.id,
  aliment: food.rice,
  quantity: 70,
  portion: null,
};

test('a planned day of 1466.5 kcal is not eaten: without a report 0 kcal are eaten, and four meals are open', () => {
  expect(day.calories).toBe(1466.5);
  expect(eatenOn(day, [])).toMatchObject({ totals: { calories: 0 }, meals: 4, notReported: 4, hasUnknown: false });
});

test('breakfast as planned is 448 kcal, a skipped snack nothing', () => {
  const eaten = eatenOn(day, [report(breakfast, 'as_planned'), report(snack, 'skipped')]);

  expect(eaten).toMatchObject({ totals: { calories: 448 }, notReported: 2 });
});

test('70 g of rice (246.4 kcal) instead of 80 g of pasta (282.4 kcal): lunch is 420.8 kcal instead of 456.8', () => {
  expect(eatenOn(day, [report(lunch, 'as_planned')]).totals.calories).toBe(456.8);
  expect(eatenOn(day, [report(lunch, 'swapped', [rice])]).totals.calories).toBe(420.8);
});

test('a swap of a component that the meal does not have changes nothing', () => {
  const other = { ...rice, componentId: dinner.id };

  expect(eatenOn(day, [report(lunch, 'swapped', [other])]).totals.calories).toBe(456.8);
});

test('five foods of 10.06 kcal are 50.3 kcal, planned and eaten: the foods are added before they are rounded', () => {
  const crumb = { ...food.rice, quantity: 100, calories: 10.06 };
  const row = lunch.mealComponents[0] as MealComponent;
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    ...row,
    id,
    components: [{ ...(pasta as Component), uuid: id, aliment: crumb, quantity: 100, alternatives: [] }],
  }));
  const days = [{ ...day, meals: [{ ...lunch, mealComponents: rows }] }];
  const meal = withTotals({ ...exampleMealPlan, days }).days[0]?.meals[0] as Meal;

  expect(mealTotals(meal, undefined).calories).toBe(50.3);
  expect(mealTotals(meal, report(meal, 'as_planned')).calories).toBe(50.3);
});

test('a meal where alternatives count has the energy of the meal plan until it is reported, then that of what was eaten', () => {
  const swapped = { ...exampleMealPlan, include_alternatives_in_macro: true };
  const alternative = { ...(pasta as Component), uuid: 'alternative', aliment: food.rice, quantity: 70 };
  const withAlternative = withTotals(
    withComponentChanged(swapped, pasta?.uuid ?? '', (one) => ({ ...one, alternatives: [alternative] })),
  );
  const meal = withAlternative.days[0]?.meals[2] as Meal;

  expect(mealTotals(meal, undefined).calories).toBe(meal.calories);
  expect(meal.calories).toBe(438.8);
  expect(mealTotals(meal, report(meal, 'as_planned')).calories).toBe(456.8);
});

test('how much is eaten at a free meal is unknown, also when it was planned as free', () => {
  const freeDinner = secondDay.meals[2] as Meal;

  expect(eatenAt(lunch, report(lunch, 'free'))).toEqual({ kind: 'unknown' });
  expect(eatenAt(freeDinner, report(freeDinner, 'as_planned'))).toEqual({ kind: 'unknown' });
  expect(eatenOn(day, [report(breakfast, 'as_planned'), report(lunch, 'free')])).toMatchObject({
    totals: { calories: 448 },
    hasUnknown: true,
  });
});

test('all meals as planned are the totals of the planned day', () => {
  const eaten = eatenOn(
    day,
    day.meals.map((meal) => report(meal, 'as_planned')),
  );

  expect(eaten.totals).toMatchObject({ calories: day.calories, micronutrients: day.micronutrients });
});

test('of 8 meals of two days, 3 followed, 1 skipped and 4 open: 75 % of the reported ones', () => {
  const reports = [report(breakfast, 'as_planned'), report(lunch, 'swapped', [rice]), report(dinner, 'skipped')];
  const days = [
    { date: '2026-11-20', meals: day.meals, reports },
    { date: '2026-11-21', meals: day.meals, reports: [report(breakfast, 'as_planned')] },
    { date: '2026-11-22', meals: day.meals, reports: [report(breakfast, 'as_planned')] },
  ];

  expect(adherenceOf(days, '2026-11-21')).toEqual({
    meals: 8,
    asPlanned: 2,
    swapped: 1,
    skipped: 1,
    free: 0,
    notReported: 4,
    followedPercent: 75,
  });
  expect(adherenceOf(days.slice(2), '2026-11-21')).toMatchObject({ meals: 0, followedPercent: null });
});

test('a free meal of the plan that is eaten freely is followed; another meal that is eaten freely is not', () => {
  const meals = [{ ...dinner, free_meal: true }, lunch];
  const reports = [report(dinner, 'free'), report(lunch, 'free')];

  expect(adherenceOf([{ date: '2026-11-20', meals, reports }], '2026-11-21')).toMatchObject({
    free: 2,
    followedPercent: 50,
  });
});
