import { expect, test } from 'vitest';
import { diets } from '../contract/taxonomy.ts';
import { exampleAliments as food } from '../example.ts';
import { dietContradiction, isSuitable } from './diets.ts';

test('a vegan food is vegetarian and pescatarian, a vegetarian one is not vegan; neither is free of gluten', () => {
  const suits = (...stated: ('vegan' | 'vegetarian')[]) =>
    diets.filter((diet) => isSuitable({ ...food.bread, suits: stated }, diet));

  expect(suits('vegan')).toEqual(['vegan', 'vegetarian', 'pescatarian']);
  expect(suits('vegetarian')).toEqual(['vegetarian', 'pescatarian']);
});

test('gluten in a food without gluten is a contradiction; traces of gluten, and milk without lactose, are none', () => {
  const of = (suits: 'gluten_free' | 'lactose_free' | 'vegan', allergens: object, lactose?: number) =>
    dietContradiction({
      ...food.bread,
      suits: [suits],
      allergens,
      micronutrients: lactose === undefined ? {} : { lactose },
    });

  expect(of('gluten_free', { gluten: 'contains' })).toEqual({ diet: 'gluten_free', allergen: 'gluten' });
  expect(of('vegan', { milk: 'contains' })).toEqual({ diet: 'vegan', allergen: 'milk' });
  expect(of('gluten_free', { gluten: 'may_contain' })).toBe(null);
  expect(of('lactose_free', { milk: 'contains' }, 0.05)).toBe(null);
  expect(of('lactose_free', { milk: 'contains' }, 4.8)).toEqual({ diet: 'lactose_free', lactose: 4.8 });
});

test('a vegan food suits people who eat no lactose although a table states as much of it as it can detect, one with milk does not', () => {
  const broccoli = { ...food.bread, quantity: 100, suits: ['vegan', 'lactose_free'] as const, allergens: {} };
  const withLactose = (lactose: number, changes: object = {}) =>
    isSuitable({ ...broccoli, micronutrients: { lactose }, ...changes }, 'lactose_free');

  expect(withLactose(0.21)).toBe(true);
  expect(withLactose(0.5)).toBe(true);
  expect(withLactose(2)).toBe(false);
  expect(withLactose(0.21, { suits: ['lactose_free'] })).toBe(false);
  expect(withLactose(0.21, { allergens: { milk: 'contains' } })).toBe(false);
});
