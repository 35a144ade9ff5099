import { expect, test } from 'vitest';
import { exampleAliments as food } from '../example.ts';
import { standardPortion } from './standard-portions.ts';

const serving = (grams: number) => ({ label: 'porzione', label_en: 'serving', grams, isDefault: true });

test('the standard portion is the serving of the food: 50 g of dried chickpeas, 100 g of chicken', () => {
  expect(standardPortion({ category: 'legumes', form: 'raw', portions: [serving(50)] })).toBe(50);
  expect(standardPortion({ category: 'poultry', form: 'raw', portions: [serving(100)] })).toBe(100);
});

test('a spoon or a slice is no serving: flour has that of its group, and a slice of a large loaf its own', () => {
  const spoon = { label: 'cucchiaio', label_en: 'tablespoon', grams: 10, isDefault: true };
  const slice = { label: 'fetta', label_en: 'slice', grams: 70, isDefault: true };

  expect(standardPortion({ category: 'cereals_pasta', form: 'raw', portions: [spoon] })).toBe(80);
  expect(standardPortion({ category: 'bakery', form: 'as_sold', portions: [slice] })).toBe(70);
});

test('without a measure it is that of the group, cooked where the food is; a dish has none', () => {
  expect(standardPortion({ category: 'legumes', form: 'raw', portions: [] })).toBe(50);
  expect(standardPortion({ category: 'legumes', form: 'cooked', portions: [] })).toBe(135);
  expect(standardPortion({ ...food.pasta, category: 'ready_meals' })).toBeNull();
});
