import { expect, test } from 'vitest';
import { roundedTo } from './numbers.ts';
import { shownUnit, toShown, toStored } from './unit-conversion.ts';
import type { Units } from './units.ts';

const imperial: Units = { weight: 'lb', length: 'in' };

test('every weight from 50 to 400 lb and every length from 5 to 90 in is shown as it was typed', () => {
  const pounds = Array.from({ length: 3501 }, (_, index) => roundedTo(1, 50 + index / 10));
  const inches = Array.from({ length: 8501 }, (_, index) => roundedTo(2, 5 + index / 100));

  expect(pounds.map((typed) => roundedTo(1, toShown(toStored(typed, 'kg', imperial), 'kg', imperial)))).toEqual(pounds);
  expect(inches.map((typed) => roundedTo(2, toShown(toStored(typed, 'cm', imperial), 'cm', imperial)))).toEqual(inches);
  expect(toStored(150, 'kg', imperial)).toBe(68.0389);
});

test('other units and metric users keep their numbers', () => {
  expect(['mm', '%', 'kcal', 'kg'].map((unit) => shownUnit(unit, { weight: 'kg', length: 'in' }))).toEqual([
    ...['mm', '%', 'kcal', 'kg'],
  ]);
  expect(toStored(72.123456, 'kg', { weight: 'kg', length: 'in' })).toBe(72.123456);
  expect(toShown(12.4, 'mm', imperial)).toBe(12.4);
});
