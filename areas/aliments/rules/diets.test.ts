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
