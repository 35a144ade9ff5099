import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentages, sumOfPercentages } from './percentages.ts';

const day = { protein_tot: 150, carbs_tot: 250, lipids_tot: 70 };

test('150 g of protein, 250 g of carbs and 70 g of lipids are 26, 44 and 28 % of 2230 kcal', () => {
  const shares = percentages({ calories: 2230, ...day });

  expect(shares).toEqual({ protein_percent: 26, carbs_percent: 44, lipids_percent: 28 });
});

test('of 2100 kcal they are 28, 47 and 30 %, which is 105 %: the protein share is reduced by 1', () => {
  const shares = percentages({ calories: 2100, ...day });

  expect(shares).toEqual({ protein_percent: 27, carbs_percent: 47, lipids_percent: 30 });
  expect(sumOfPercentages(shares)).toBe(104);
});

test('a sum of exactly 100 % does not reduce the protein share', () => {
  expect(percentages({ calories: 400, protein_tot: 25, carbs_tot: 75, lipids_tot: 0 })).toEqual({
    protein_percent: 25,
    carbs_percent: 75,
    lipids_percent: 0,
  });
});

test('5.1 g of carbs in 51 kcal are 40 %, although the floating-point result is 39.99999999999999', () => {
  expect(percentages({ calories: 51, protein_tot: 0, carbs_tot: 5.1, lipids_tot: 0 }).carbs_percent).toBe(40);
});

test('without calories each share is 0 %', () => {
  expect(percentages({ calories: 0, ...day })).toEqual({ protein_percent: 0, carbs_percent: 0, lipids_percent: 0 });
});

test('unmeasured carbs have no share', () => {
  const shares = percentages({ calories: 2230, ...day, carbs_tot: null });

  expect(shares).toEqual({ protein_percent: 26, carbs_percent: null, lipids_percent: 28 });
});

test('300 g of protein in 500 kcal are 100 %, or 99 % when the sum exceeds 100 %', () => {
  expect(percentages({ calories: 500, protein_tot: 300, carbs_tot: 0, lipids_tot: 0 }).protein_percent).toBe(100);
  expect(percentages({ calories: 500, protein_tot: 300, carbs_tot: 10, lipids_tot: 0 }).protein_percent).toBe(99);
});

test('for any food a percentage is a whole number from 0 to 100', () => {
  const grams = fc.double({ min: 0, max: 2000, noNaN: true });

  fc.assert(
    fc.property(grams, grams, grams, grams, (calories, protein_tot, carbs_tot, lipids_tot) => {
      const shares = percentages({ calories, protein_tot, carbs_tot, lipids_tot });

      for (const percent of Object.values(shares)) {
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('when the calories are those of the macronutrients, their shares are at most 100 % together', () => {
  const grams = fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10);

  fc.assert(
    fc.property(grams, grams, grams, (protein_tot, carbs_tot, lipids_tot) => {
      const calories = protein_tot * 4 + carbs_tot * 4 + lipids_tot * 9;

      expect(sumOfPercentages(percentages({ calories, protein_tot, carbs_tot, lipids_tot }))).toBeLessThanOrEqual(100);
    }),
  );
});
