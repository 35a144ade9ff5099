import { expect, test } from 'vitest';
import { exampleMealPlan } from '../example.ts';
import { mealRows } from './meal-rows.ts';

const titles = (rows: ReturnType<typeof mealRows>) =>
  rows.map((row) => row.map((meal) => meal?.meal_title ?? '').join('|'));

test('meals with the same title are one row, and a day without the snack has an empty cell', () => {
  expect(titles(mealRows(exampleMealPlan.days))).toEqual([
    'Colazione|Colazione',
    'Spuntino|',
    'Pranzo|Pranzo',
    'Cena|Cena',
  ]);
});

test('a meal that only a later day has stands after the one before it, and two of the same title are two rows', () => {
  const [first, second] = exampleMealPlan.days;
  if (!first || !second) throw new Error('the example has two days');
  const [breakfast, lunch, dinner] = second.meals;
  if (!breakfast || !lunch || !dinner) throw new Error('the example has three meals on the second day');
  const tea = { ...lunch, meal_title: 'Tè', meal_title_en: 'Tea' };

  expect(titles(mealRows([second, { ...second, meals: [breakfast, lunch, tea, lunch, dinner] }]))).toEqual([
    'Colazione|Colazione',
    'Pranzo|Pranzo',
    '|Tè',
    '|Pranzo',
    'Cena|Cena',
  ]);
});
