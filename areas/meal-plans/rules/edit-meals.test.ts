import { expect, test } from 'vitest';
import { limits, type MealPlan } from '../contract.ts';
import { exampleHeadings, exampleMealPlan as mealPlan } from '../example.ts';
import {
  getMeal,
  mayAddMeal,
  newMeal,
  withMealAdded,
  withMealChanged,
  withMealDeleted,
  withMealMoved,
} from './edit-meals.ts';

const [first, second] = mealPlan.days as [MealPlan['days'][number], MealPlan['days'][number]];
const snack = newMeal({ meal_title: 'Merenda', meal_title_en: 'Tea', meal_type: 'snack' }, () => 'snack');

test('a meal cannot be added to a meal plan without days', () => {
  expect(withMealAdded({ ...mealPlan, days: [] }, { dayId: undefined, meal: snack })).toEqual({
    kind: 'refused',
    problem: { area: 'meal-plans', code: 'day_missing', status: 422 },
  });
});

test('an afternoon snack is inserted between lunch and dinner', () => {
  expect(titles(added(first.id, snack))).toEqual(['Colazione', 'Spuntino', 'Pranzo', 'Merenda', 'Cena']);
});

test('breakfast is inserted first and a post-workout snack last', () => {
  const breakfast = newMeal({ ...exampleHeadings.breakfast, meal_title: 'Caffè' }, () => 'coffee');
  const shake = newMeal(
    { ...exampleHeadings.lunch, meal_title: 'Frullato', meal_type: 'post_workout_snack' },
    () => 'shake',
  );

  expect(titles(added(first.id, breakfast)).slice(0, 2)).toEqual(['Colazione', 'Caffè']);
  expect(titles(added(first.id, shake)).at(-1)).toBe('Frullato');
});

test('the other day keeps its identity', () => {
  expect(added(first.id, snack).days[1]).toBe(second);
});

test('adding a meal to an unknown day throws', () => {
  expect(() => withMealAdded(mealPlan, { dayId: 'gone', meal: snack })).toThrow('withMealAdded: no day gone');
});

test('no meal can be added to a day of 12', () => {
  const meals = Array.from({ length: limits.mealsADay }, () => snack);

  expect(mayAddMeal(first)).toBe(true);
  expect(mayAddMeal({ ...first, meals })).toBe(false);
});

test('moving dinner to position 1 makes it the first meal, past the end it stays the last', () => {
  const dinner = first.meals[3]?.id ?? '';

  expect(titles(withMealMoved(mealPlan, dinner, 1))).toEqual(['Cena', 'Colazione', 'Spuntino', 'Pranzo']);
  expect(titles(withMealMoved(mealPlan, dinner, 9))).toEqual(titles(mealPlan));
});

test('deleting a meal changes only its day', () => {
  const remaining = withMealDeleted(mealPlan, first.meals[1]?.id ?? '');

  expect(titles(remaining)).toEqual(['Colazione', 'Pranzo', 'Cena']);
  expect(remaining.days[1]).toBe(second);
});

test('a new title changes only that meal', () => {
  const renamed = withMealChanged(mealPlan, first.meals[0]?.id ?? '', (meal) => ({
    ...meal,
    meal_title: 'Prima colazione',
  }));

  expect(titles(renamed)[0]).toBe('Prima colazione');
  expect(renamed.days[0]?.meals[1]).toBe(first.meals[1]);
});

test('getting an unknown meal throws', () => {
  expect(() => getMeal(mealPlan, 'gone')).toThrow('getMeal: no meal gone');
});

function added(dayId: string, meal: typeof snack): MealPlan {
  const outcome = withMealAdded(mealPlan, { dayId, meal });
  if (outcome.kind === 'refused') throw new Error(outcome.problem.code);
  return outcome.mealPlan;
}

function titles({ days }: MealPlan): string[] {
  return days[0]?.meals.map((meal) => meal.meal_title) ?? [];
}
