import { expect, test } from 'vitest';
import { eatenPortions } from './eaten-portions.ts';

const risotto = { quantities: [320, 40, 0], portions: 4, yieldGrams: 1100 };
const grams = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }));

test('a quarter of the ingredients of a recipe for four is one portion, with a quarter of the finished dish', () => {
  expect(eatenPortions(risotto, grams(80, 10, 0))).toEqual({ portions: 1, finishedGrams: 275 });
});

test('a recipe whose finished dish was not weighed has portions only', () => {
  expect(eatenPortions({ ...risotto, yieldGrams: null }, grams(120, 15, 0))).toEqual({
    portions: 1.5,
    finishedGrams: null,
  });
});

test('quantities that were rounded to whole grams are in proportion', () => {
  expect(eatenPortions(risotto, grams(107, 13, 0))).toEqual({ portions: 1.33, finishedGrams: 367 });
});

test.each([
  ['an ingredient is changed', risotto, grams(80, 5, 0)],
  ['an ingredient is removed', risotto, grams(80, 10)],
  ['all ingredients are to taste', risotto, grams(0, 0, 0)],
  ['its quantities were not stored', { ...risotto, quantities: [] }, grams(80, 10, 0)],
  ['it weighs nothing', { ...risotto, quantities: [0, 0, 0] }, grams(0, 0, 0)],
])('nothing is said of the portions of a recipe when %s', (_, recipe, ingredients) => {
  expect(eatenPortions(recipe, ingredients)).toBeNull();
});
