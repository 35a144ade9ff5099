import { expect, test } from 'vitest';
import { hasSameValues } from './food-values.ts';

const food = (micronutrients: Record<string, number>) => ({
  ...{ quantity: 100, calories: 100, protein_tot: 1, carbs_tot: 2, lipids_tot: 3 },
  micronutrients,
});

test.each<[one: Record<string, number>, other: Record<string, number>, isSame: boolean]>([
  [{ salt: 1.2 }, { salt: 1.2, sodium: 480 }, true],
  [{ sodium: 300, fiber: 2 }, { sodium: 300, fiber: 2, salt: 0.75 }, true],
  [{ sodium: 333 }, { sodium: 333, salt: 0.8325 }, true],
  [{ salt: 1.23456 }, { salt: 1.23456, sodium: 493.824 }, true],
  [{ salt: 0, sodium: 0 }, { sodium: 0 }, true],
  [{ salt: 1.2 }, { salt: 1.3, sodium: 520 }, false],
  [{ salt: 1.2 }, { salt: 1.2, sodium: 500 }, false],
  [{ sodium: 300 }, { sodium: 300, salt: 1 }, false],
  [{}, { salt: 1 }, false],
  [{ sodium: 300 }, { sodium: 300, fiber: 2 }, false],
])('the computed one of salt and sodium is no correction: %j and %j have the same values: %s', (one, other, isSame) => {
  expect(hasSameValues(food(one), food(other))).toBe(isSame);
  expect(hasSameValues(food(other), food(one))).toBe(isSame);
});
