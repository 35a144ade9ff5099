import { expect, test } from 'vitest';
import { otherEnergy } from './other-energy.ts';

/** 1000 kcal, of which the macronutrients have 950. */
const totals = { calories: 1000, protein_tot: 50, carbs_tot: 120, lipids_tot: 30 };

test('25 g of fibre explain 5 % of the energy that the macronutrients do not have', () => {
  expect(otherEnergy({ ...totals, fiber: 25 })).toEqual({ percent: 5, sources: ['fiber'] });
  expect(otherEnergy({ ...totals, fiber: 12, alcohol: 4 })).toEqual({ percent: 5, sources: ['fiber', 'alcohol'] });
});

test('2 % and less need no explanation, and little fibre explains nothing that other energy factors cause', () => {
  expect(otherEnergy({ ...totals, calories: 968, fiber: 9 })).toBeNull();
  expect(otherEnergy({ ...totals, fiber: 5 })).toBeNull();
});

test('fibre and alcohol explain nothing where the macronutrients have all of the energy, or one of them is unknown', () => {
  expect(otherEnergy({ ...totals, calories: 950, fiber: 25 })).toBeNull();
  expect(otherEnergy({ ...totals, carbs_tot: null, fiber: 25 })).toBeNull();
});
