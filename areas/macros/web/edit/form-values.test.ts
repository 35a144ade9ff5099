import { expect, test } from 'vitest';
import { previewOf, valuesOf, withCalories, withMethod } from './form-values.ts';

const typed = valuesOf(undefined, '2026-11-29', null).entries.day;

test('percentages that are shown in grams per kg and back are the typed ones', () => {
  const perKg = withMethod(typed, 'weight', 74);

  expect(perKg).toMatchObject({
    method: 'weight',
    weightKg: 74,
    proteinGramsPerKg: 1.69,
    lipidsGramsPerKg: 0.9,
    calories: 2000,
  });
  expect(withMethod(perKg, 'percentages', 74)).toMatchObject({
    ...{ method: 'percentages', calories: 2000 },
    ...{ protein_percent: 25, carbs_percent: 45, lipids_percent: 30 },
  });
});

test('a target that was changed in another way is shown as it is now', () => {
  const grams = { ...withMethod(typed, 'grams', ''), protein_tot: 150, lipids_tot: 60 };
  const perKg = withMethod(grams, 'weight', 75);
  const percentages = withMethod(grams, 'percentages', '');

  expect(perKg).toMatchObject({ proteinGramsPerKg: 2, lipidsGramsPerKg: 0.8, calories: 2040 });
  expect(previewOf(perKg)).toMatchObject({ protein_tot: 150, carbs_tot: 225, lipids_tot: 60 });
  expect(percentages).toMatchObject({ protein_percent: 29, carbs_percent: 45, lipids_percent: 26, calories: 2040 });
});

test('a gram more is not lost when it is shown per kg', () => {
  const perKg = withMethod(typed, 'weight', 74);
  const grams = { ...withMethod(perKg, 'grams', 74), protein_tot: 129 };

  expect(withMethod(grams, 'weight', 74)).toMatchObject({ proteinGramsPerKg: 1.74 });
});

test('grams per kg without a weight begin with those of a moderate diet', () => {
  expect(withMethod(typed, 'weight', '')).toMatchObject({ weightKg: '', proteinGramsPerKg: 1.6, lipidsGramsPerKg: 1 });
});

test('a target in grams has the calories that it is given, with the shares it had', () => {
  const grams = withMethod(typed, 'grams', '');

  expect(previewOf(withCalories(grams, 1788)).calories).toBeCloseTo(1788, -0.5);
  expect(withCalories(grams, 1788)).toMatchObject({ protein_tot: 111.7, carbs_tot: 201.1, lipids_tot: 59.6 });
});
