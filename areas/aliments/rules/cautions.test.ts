import { expect, test } from 'vitest';
import { cautionsOf } from './cautions.ts';

const macros = { protein_tot: 150, carbs_tot: 250, lipids_tot: 70 };

test('2230 kcal out of macronutrients against 2230 kcal: no warning', () => {
  expect(cautionsOf({ calories: 2230, ...macros })).toEqual([]);
});

test('2230 against 2123.8 kcal is 5 %: still no word about the calories', () => {
  expect(kinds({ calories: 2123.9, ...macros })).not.toContain('calories-mismatch');
});

test('2230 against 2100 kcal is 6 % and 130 kcal: both numbers are named, and that the shares make 104 %', () => {
  expect(cautionsOf({ calories: 2100, ...macros })).toEqual([
    { kind: 'calories-mismatch', calories: 2100, macroCalories: 2230 },
    { kind: 'percentages-exceeded', percent: 104 },
  ]);
});

test('a salad of 40 kcal that counts up to 60 is 50 % off, but only 20 kcal: no warning', () => {
  expect(cautionsOf({ calories: 40, protein_tot: 5, carbs_tot: 10, lipids_tot: 0 })).not.toContainEqual(
    expect.objectContaining({ kind: 'calories-mismatch' }),
  );
});

test('one of 40 kcal that counts up to 60.4 is warned about', () => {
  expect(kinds({ calories: 40, protein_tot: 5.1, carbs_tot: 10, lipids_tot: 0 })).toContain('calories-mismatch');
});

test('a glass of wine is right once its alcohol is known: 103 kcal', () => {
  const glass = { calories: 103, protein_tot: 0.1, carbs_tot: 3.3, lipids_tot: 0 };

  expect(kinds(glass)).toEqual(['calories-mismatch']);
  expect(kinds({ ...glass, alcohol: 12.8 })).toEqual([]);
});

test('a coach who tolerates 10 % is not warned at 6 %', () => {
  const tolerance = { percent: 10, kcal: 20 };

  expect(cautionsOf({ calories: 2100, ...macros }, tolerance).map(({ kind }) => kind)).toEqual([
    'percentages-exceeded',
  ]);
});

test('101 % is mended by the point protein gives away: no warning', () => {
  expect(kinds({ calories: 100, protein_tot: 10, carbs_tot: 10, lipids_tot: 2.4 })).toEqual([]);
});

test('without measured lipids there is nothing to compare', () => {
  expect(kinds({ calories: 900, protein_tot: 10, carbs_tot: 10, lipids_tot: null })).toEqual([]);
});

function kinds(judged: Parameters<typeof cautionsOf>[0]): string[] {
  return cautionsOf(judged).map(({ kind }) => kind);
}
