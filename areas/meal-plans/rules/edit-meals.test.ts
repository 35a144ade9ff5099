import { expect, test } from 'vitest';
import { limits, type MealPlan } from '../contract.ts';
import { exampleHeadings, exampleMealPlan as plan } from '../example.ts';
import {
  getMeal,
  mayAddMeal,
  newMeal,
  withMealAdded,
  withMealChanged,
  withMealDeleted,
  withMealMoved,
} from './edit-meals.ts';

const [first, second] = plan.days as [MealPlan['days'][number], MealPlan['days'][number]];
const snack = newMeal({ meal_title: 'Merenda', meal_title_en: 'Tea', meal_type: 'snack' }, () => 'snack');

test('a meal needs a day first', () => {
  expect(withMealAdded({ ...plan, days: [] }, { dayId: undefined, meal: snack })).toEqual({
    kind: 'refused',
    problem: { area: 'meal-plans', code: 'day_missing', status: 422 },
  });
});

test('an afternoon snack comes between lunch and dinner', () => {
  expect(titles(added(first.id, snack))).toEqual(['Colazione', 'Spuntino', 'Pranzo', 'Merenda', 'Cena']);
});

test('breakfast comes first, and what is eaten after a workout last', () => {
  const breakfast = newMeal({ ...exampleHeadings.breakfast, meal_title: 'Caffè' }, () => 'coffee');
  const shake = newMeal(
    { ...exampleHeadings.lunch, meal_title: 'Frullato', meal_type: 'post_workout_snack' },
    () => 'shake',
  );

  expect(titles(added(first.id, breakfast)).slice(0, 2)).toEqual(['Colazione', 'Caffè']);
  expect(titles(added(first.id, shake)).at(-1)).toBe('Frullato');
});

test('the other day stays the very same', () => {
  expect(added(first.id, snack).days[1]).toBe(second);
});

test('adding to a day that is not there is a bug', () => {
  expect(() => withMealAdded(plan, { dayId: 'gone', meal: snack })).toThrow('withMealAdded: no day gone');
});

test('a day of 12 meals takes no more', () => {
  const meals = Array.from({ length: limits.mealsADay }, () => snack);

  expect(mayAddMeal(first)).toBe(true);
  expect(mayAddMeal({ ...first, meals })).toBe(false);
});

test('dinner moved to the front is eaten first, past the end it stays last', () => {
  const dinner = first.meals[3]?.id ?? '';

  expect(titles(withMealMoved(plan, dinner, 1))).toEqual(['Cena', 'Colazione', 'Spuntino', 'Pranzo']);
  expect(titles(withMealMoved(plan, dinner, 9))).toEqual(titles(plan));
});

test('a deleted meal is gone from its day only', () => {
  const left = withMealDeleted(plan, first.meals[1]?.id ?? '');

  expect(titles(left)).toEqual(['Colazione', 'Pranzo', 'Cena']);
  expect(left.days[1]).toBe(second);
});

test('a new title changes that meal and nothing else', () => {
  const renamed = withMealChanged(plan, first.meals[0]?.id ?? '', (meal) => ({
    ...meal,
    meal_title: 'Prima colazione',
  }));

  expect(titles(renamed)[0]).toBe('Prima colazione');
  expect(renamed.days[0]?.meals[1]).toBe(first.meals[1]);
});

test('asking for a meal that is not there is a bug', () => {
  expect(() => getMeal(plan, 'gone')).toThrow('getMeal: no meal gone');
});

function added(dayId: string, meal: typeof snack): MealPlan {
  const outcome = withMealAdded(plan, { dayId, meal });
  if (outcome.kind === 'refused') throw new Error(outcome.problem.code);
  return outcome.plan;
}

function titles({ days }: MealPlan): string[] {
  return days[0]?.meals.map((meal) => meal.meal_title) ?? [];
}
