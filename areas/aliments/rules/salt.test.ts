import { expect, test } from 'vitest';
import { withSaltAndSodium } from './salt.ts';

const food = (micronutrients: { salt?: number; sodium?: number }, states: Record<string, string> = {}) =>
  withSaltAndSodium({ micronutrients, states });

test('300 mg of sodium are 0.75 g of salt, and 1.2 g of salt are 480 mg of sodium', () => {
  expect(food({ sodium: 300 })).toEqual({
    micronutrients: { sodium: 300, salt: 0.75 },
    states: { salt: 'calculated' },
  });
  expect(food({ salt: 1.2 })).toEqual({
    micronutrients: { salt: 1.2, sodium: 480 },
    states: { sodium: 'calculated' },
  });
});

test('typed values stay, also where they do not fit', () => {
  expect(food({ sodium: 300, salt: 1 })).toEqual({ micronutrients: { sodium: 300, salt: 1 }, states: {} });
  expect(food({})).toEqual({ micronutrients: {}, states: {} });
});

test('a computed value follows a new one of the other', () => {
  expect(food({ sodium: 400, salt: 0.75 }, { salt: 'calculated' }).micronutrients).toEqual({ sodium: 400, salt: 1 });
});

test('no sodium is no salt', () => {
  expect(food({ sodium: 0 }).micronutrients).toEqual({ sodium: 0, salt: 0 });
});
