import { expect, test } from 'vitest';
import { amountOfFood, suggestedQuantity } from './suggested-quantity.ts';

const measure = (label: string, grams: number, isDefault = false) => ({ label, label_en: '', grams, isDefault });
const egg = [measure('1 uovo grande', 63), measure('1 uovo', 50, true)];

test('without a typed quantity it is the default measure of the food, else 100 g', () => {
  expect(suggestedQuantity(egg, null)).toEqual({
    quantity: 50,
    portion: { label: '1 uovo', label_en: '', grams: 50, count: 1 },
  });
  expect(suggestedQuantity([], null)).toEqual({ quantity: 100, portion: null });
});

test('a typed number counts the default measure, typed grams are grams', () => {
  expect(suggestedQuantity(egg, { value: 2, unit: 'portions' })).toMatchObject({
    quantity: 100,
    portion: { count: 2 },
  });
  expect(suggestedQuantity(egg, { value: 80, unit: 'g' })).toEqual({ quantity: 80, portion: null });
  expect(suggestedQuantity([], { value: 5, unit: 'portions' })).toEqual({ quantity: 5, portion: null });
});

test('a quantity is at most 10 kg', () => {
  expect(suggestedQuantity([], { value: 90_000, unit: 'g' }).quantity).toBe(10_000);
});

test('typed spoons count the spoon of the food, in both languages; without one the quantity is asked', () => {
  const oil = [measure('cucchiaio', 9, true), measure('cucchiaino', 4.5)];
  const spoons = (name: string) => ({ value: 2, unit: 'measures', name }) as const;

  expect(suggestedQuantity(oil, spoons('cucchiaini'))).toMatchObject({
    quantity: 9,
    portion: { count: 2, grams: 4.5 },
  });
  expect(suggestedQuantity([{ ...measure('cucchiaio', 9), label_en: 'tablespoon' }], spoons('tbsp'))).toMatchObject({
    quantity: 18,
  });
  expect(amountOfFood(egg, spoons('cucchiai'))).toBeNull();
  expect(suggestedQuantity(egg, spoons('cucchiai'))).toMatchObject({ quantity: 50 });
});
