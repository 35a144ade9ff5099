import { expect, test } from 'vitest';
import { withSaltAndSodium } from './salt.ts';

interface Amounts {
  salt?: number;
  sodium?: number;
}
const food = (micronutrients: Amounts, states: Record<string, string> = {}) =>
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

test('what was computed goes with the value that it was computed from', () => {
  const salted = { micronutrients: { salt: 1.2, sodium: 480 }, states: { sodium: 'calculated' } };
  const withSodium = { micronutrients: { salt: 0.75, sodium: 300 }, states: { salt: 'calculated' } };

  const withoutSalt = withSaltAndSodium({ micronutrients: { sodium: 480 }, states: { sodium: 'calculated' } }, salted);
  const withoutSodium = withSaltAndSodium(
    { micronutrients: { salt: 0.75 }, states: { salt: 'calculated' } },
    withSodium,
  );

  expect(withoutSalt).toEqual({ micronutrients: {}, states: {} });
  expect(withoutSodium).toEqual({ micronutrients: {}, states: {} });
});

test('a value of a food that was computed from something else stays when the other one is removed', () => {
  const states = { salt: 'calculated', sodium: 'calculated' };
  const copied = { micronutrients: { salt: 1.2, sodium: 480 }, states };

  expect(
    withSaltAndSodium({ micronutrients: { sodium: 480 }, states: { sodium: 'calculated' } }, copied).micronutrients,
  ).toEqual({
    sodium: 480,
  });
});
