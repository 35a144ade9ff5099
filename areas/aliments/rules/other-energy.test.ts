import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherEnergy, restBeyondRounding, restOfShares } from './other-energy.ts';
import { percentages, sumOfPercentages } from './percentages.ts';

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

test('what the shares leave is explained: fibre, decimals that are left out, or values of other tables', () => {
  expect(restOfShares({ ...totals, fiber: 25 })).toEqual({ cause: 'fiber', percent: 5 });
  expect(restOfShares({ calories: 2230, protein_tot: 150, carbs_tot: 250, lipids_tot: 70 })).toEqual({
    cause: 'rounding',
    percent: 2,
  });
  // 46 g of fat are 34.9 % of 1186 kcal, shown as 34 %; without fibre the rest comes from the tables.
  expect(restOfShares({ calories: 1186, protein_tot: 70, carbs_tot: 107, lipids_tot: 46 })).toEqual({
    cause: 'tables',
    percent: 7,
  });
});

test('three shares that were rounded leave at most 2 %: from 3 % on there is other energy', () => {
  const rest = (protein_percent: number) =>
    restBeyondRounding({ protein_percent, carbs_percent: 50, lipids_percent: 25 });

  expect([rest(25), rest(23), rest(22), rest(19)]).toEqual([null, null, 3, 6]);
  expect(restBeyondRounding({ protein_percent: 0, carbs_percent: null, lipids_percent: 0 })).toBeNull();
});

test('shares that are not 100 % together never stay without an explanation', () => {
  const grams = fc.integer({ min: 1, max: 300 });
  let checked = 0;
  fc.assert(
    fc.property(
      grams,
      grams,
      grams,
      fc.integer({ min: 90, max: 130 }),
      (protein_tot, carbs_tot, lipids_tot, percent) => {
        const calories = ((protein_tot * 4 + carbs_tot * 4 + lipids_tot * 9) * percent) / 100;
        const amounts = { calories, protein_tot, carbs_tot, lipids_tot };
        const sum = sumOfPercentages(percentages(amounts));

        expect(restOfShares(amounts) === null).toBe(sum >= 100);
        if (sum < 100) checked += 1;
      },
    ),
  );
  expect(checked).toBeGreaterThan(10);
});
