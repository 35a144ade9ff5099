import { expect, test } from 'vitest';
import { eatenPortions } from './eaten-portions.ts';

const foods = ['rice', 'butter', 'salt', 'barley'] as const;
const [rice, butter, salt, barley] = foods;
const ingredients = [
  { alimentId: rice, quantity: 320 },
  { alimentId: butter, quantity: 40 },
  { alimentId: salt, quantity: 0 },
];
const risotto = { ingredients, portions: 4, yieldGrams: 1100 };
const eaten = (...amounts: [string, number][]) => amounts.map(([id, quantity]) => ({ aliment: { id }, quantity }));

test('a quarter of the ingredients of a recipe for four is one portion, with a quarter of the finished dish', () => {
  expect(eatenPortions(risotto, eaten([rice, 80], [butter, 10], [salt, 0]))).toEqual({
    portions: 1,
    finishedGrams: 275,
  });
});

test('a recipe whose finished dish was not weighed has portions only', () => {
  const unweighed = { ...risotto, yieldGrams: null };
  expect(eatenPortions(unweighed, eaten([rice, 120], [butter, 15], [salt, 0]))).toEqual({
    portions: 1.5,
    finishedGrams: null,
  });
});

test('quantities that were rounded to whole grams are in proportion', () => {
  expect(eatenPortions(risotto, eaten([rice, 107], [butter, 13], [salt, 0]))).toEqual({
    portions: 1.33,
    finishedGrams: 367,
  });
});

const portion = eaten([rice, 80], [butter, 10], [salt, 0]);

test.each([
  ['an ingredient is changed', risotto, eaten([rice, 80], [butter, 5], [salt, 0])],
  ['an ingredient is replaced', risotto, eaten([barley, 80], [butter, 10], [salt, 0])],
  ['an ingredient is removed', risotto, eaten([rice, 80], [butter, 10])],
  ['all ingredients are to taste', risotto, eaten([rice, 0], [butter, 0], [salt, 0])],
  ['its copy is of a release that stored no ingredients', { portions: 4, yieldGrams: 1100 }, portion],
  ['it has no ingredients', { ...risotto, ingredients: [] }, []],
])('nothing is said of the portions of a recipe when %s', (_, recipe, ingredientsOfMeal) => {
  expect(eatenPortions(recipe, ingredientsOfMeal)).toBeNull();
});
