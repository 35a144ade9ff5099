import { expect, test } from 'vitest';
import { cautionsOf } from './cautions.ts';

const macros = { protein_tot: 150, carbs_tot: 250, lipids_tot: 70 };

test('2230 kcal from macronutrients and 2230 kcal declared: no warning', () => {
  expect(cautionsOf({ calories: 2230, ...macros })).toEqual([]);
});

test('2230 and 2123.8 kcal differ by 5 %: no warning about the calories', () => {
  expect(kinds({ calories: 2123.9, ...macros })).not.toContain('calories-mismatch');
});

test('2230 and 2100 kcal differ by 6 % and 130 kcal: the warning has both numbers and the sum of the shares, 104 %', () => {
  expect(cautionsOf({ calories: 2100, ...macros })).toEqual([
    { kind: 'calories-mismatch', calories: 2100, macroCalories: 2230 },
    { kind: 'percentages-exceeded', percent: 104 },
  ]);
});

test('a salad of 40 kcal with 60 kcal from macronutrients differs by 50 % but only 20 kcal: no warning', () => {
  expect(cautionsOf({ calories: 40, protein_tot: 5, carbs_tot: 10, lipids_tot: 0 })).not.toContainEqual(
    expect.objectContaining({ kind: 'calories-mismatch' }),
  );
});

test('a salad of 40 kcal with 60.4 kcal from macronutrients has a warning', () => {
  expect(kinds({ calories: 40, protein_tot: 5.1, carbs_tot: 10, lipids_tot: 0 })).toContain('calories-mismatch');
});

test('a glass of wine of 103 kcal has no warning when its alcohol is known', () => {
  const glass = { calories: 103, protein_tot: 0.1, carbs_tot: 3.3, lipids_tot: 0 };

  expect(kinds(glass)).toEqual(['calories-mismatch']);
  expect(kinds({ ...glass, alcohol: 12.8 })).toEqual([]);
});

test('with a tolerance of 10 % a difference of 6 % has no warning', () => {
  const tolerance = { percent: 10, kcal: 20 };

  expect(cautionsOf({ calories: 2100, ...macros }, tolerance).map(({ kind }) => kind)).toEqual([
    'percentages-exceeded',
  ]);
});

test('101 % becomes 100 % because the protein share is reduced by 1: no warning', () => {
  expect(kinds({ calories: 100, protein_tot: 10, carbs_tot: 10, lipids_tot: 2.4 })).toEqual([]);
});

test('without measured lipids there is no warning', () => {
  expect(kinds({ calories: 900, protein_tot: 10, carbs_tot: 10, lipids_tot: null })).toEqual([]);
});

function kinds(judged: Parameters<typeof cautionsOf>[0]): string[] {
  return cautionsOf(judged).map(({ kind }) => kind);
}
