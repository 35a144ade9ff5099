import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MacroTarget } from '../contract.ts';
import { targetFromGrams, targetFromPercentages, targetFromWeight, targetWarnings } from './targets.ts';

test('2000 kcal at 30, 45 and 25 % are 150 g of protein, 225 g of carbs and 55.6 g of lipids', () => {
  const target = targetFromPercentages({ calories: 2000, protein_percent: 30, carbs_percent: 45, lipids_percent: 25 });

  expect(target).toEqual({
    calories: 2000,
    protein_percent: 30,
    carbs_percent: 45,
    lipids_percent: 25,
    protein_tot: 150,
    carbs_tot: 225,
    lipids_tot: 55.6,
  });
});

test('150 g of protein, 250 g of carbs and 70 g of lipids are 2230 kcal at 26, 44 and 28 %', () => {
  expect(targetFromGrams({ protein_tot: 150, carbs_tot: 250, lipids_tot: 70 })).toEqual({
    calories: 2230,
    protein_percent: 26,
    carbs_percent: 44,
    lipids_percent: 28,
    protein_tot: 150,
    carbs_tot: 250,
    lipids_tot: 70,
  });
});

test('80 kg at 2 g of protein and 1 g of lipids per kg leave 310 g of carbs of 2600 kcal', () => {
  const target = targetFromWeight({ weightKg: 80, proteinGramsPerKg: 2, lipidsGramsPerKg: 1, kcalPerDay: 2600 });

  expect(target).toMatchObject({ calories: 2600, protein_tot: 160, lipids_tot: 80, carbs_tot: 310 });
});

test('when protein and lipids have 1360 kcal of a target of 1200, there are 0 g of carbs and the target is 1360 kcal', () => {
  const target = targetFromWeight({ weightKg: 80, proteinGramsPerKg: 2, lipidsGramsPerKg: 1, kcalPerDay: 1200 });

  expect(target).toMatchObject({ calories: 1360, carbs_tot: 0 });
});

test('2000 kcal at 30, 46 and 25 % are 101 %: one warning', () => {
  const typed = { calories: 2000, protein_percent: 30, carbs_percent: 46, lipids_percent: 25 };

  expect(targetWarnings(targetFromPercentages(typed))).toEqual([{ kind: 'percentages-exceeded', percent: 101 }]);
});

test('2000 kcal at 40, 45 and 25 % are 110 %, and 2200 kcal in grams: two warnings', () => {
  const typed = { calories: 2000, protein_percent: 40, carbs_percent: 45, lipids_percent: 25 };

  expect(targetWarnings(targetFromPercentages(typed))).toEqual([
    { kind: 'calories-mismatch', calories: 2000, macroCalories: 2200.4 },
    { kind: 'percentages-exceeded', percent: 110 },
  ]);
});

test('a target from grams has no warning', () => {
  expect(targetWarnings(targetFromGrams({ protein_tot: 150, carbs_tot: 250, lipids_tot: 70 }))).toEqual([]);
});

test('for any input the target matches the contract: no share above 100 %, no negative value', () => {
  const typed = fc.oneof(fc.double(), fc.double({ min: 0, max: 5000, noNaN: true }));
  const percent = fc.oneof(fc.integer(), fc.integer({ min: 0, max: 100 }));

  fc.assert(
    fc.property(typed, typed, typed, percent, percent, percent, (one, two, three, first, second, third) => {
      const targets = [
        targetFromGrams({ protein_tot: one, carbs_tot: two, lipids_tot: three }),
        targetFromPercentages({ calories: one, protein_percent: first, carbs_percent: second, lipids_percent: third }),
        targetFromWeight({ weightKg: one, proteinGramsPerKg: two, lipidsGramsPerKg: 1, kcalPerDay: three }),
      ];

      for (const target of targets) expect(MacroTarget.parse(target)).toEqual(target);
    }),
  );
});
