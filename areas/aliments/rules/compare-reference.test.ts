import { describe, expect, test } from 'vitest';
import type { MicronutrientTotals } from '../contract/totals.ts';
import { comparableAmount, compareWithReference } from './compare-reference.ts';
import type { DayReference } from './references.ts';
import type { Totals } from './totals.ts';

const totals = (micronutrients: MicronutrientTotals): Totals => ({
  calories: 2000,
  protein_tot: 80,
  carbs_tot: 250,
  lipids_tot: 70,
  incomplete: [],
  micronutrients,
});

const reference = (changes: Partial<DayReference>): DayReference => ({
  nutrient: 'calcium',
  authority: 'efsa',
  target: { kind: 'PRI', lower: 1000, upper: null },
  average: null,
  upperLevel: 2500,
  isOfOtherAdults: false,
  ...changes,
});

const calcium = (amount: number, measured = 100) =>
  compareWithReference(totals({ calcium: { amount, measured } }), 'calcium', reference({}));

test('a total is below, within or above, with its share of the value to reach', () => {
  expect(calcium(800)).toMatchObject({ kind: 'below', percent: 80, exceedsUpperLevel: false });
  expect(calcium(1000)).toMatchObject({ kind: 'within', percent: 100 });
  expect(calcium(2600)).toMatchObject({ kind: 'above', exceedsUpperLevel: true });
});

test('a total that is shown as 100 % is within', () => {
  expect(calcium(998)).toMatchObject({ kind: 'within', percent: 100 });
  expect(calcium(994)).toMatchObject({ kind: 'below', percent: 99 });
});

test('a low total is only possibly below when the nutrient is not known for all food', () => {
  expect(calcium(800, 92)).toMatchObject({ kind: 'possibly-below', total: { measured: 92 } });
  expect(calcium(1200, 92).kind).toBe('within');
});

test('a nutrient that was not measured is never 0 % of the reference', () => {
  expect(compareWithReference(totals({}), 'calcium', reference({}))).toEqual({ kind: 'not-measured' });
});

test('without a reference there is only the total', () => {
  const total = totals({ lycopene: { amount: 5, measured: 100 } });
  expect(compareWithReference(total, 'lycopene')).toMatchObject({ kind: 'no-reference', total: { amount: 5 } });
});

test('an amount above a goal to stay below is above', () => {
  const sodium = reference({ nutrient: 'sodium', target: { kind: 'SDT', lower: null, upper: 2000 }, upperLevel: null });
  const compared = (amount: number) =>
    compareWithReference(totals({ sodium: { amount, measured: 100 } }), 'sodium', sodium);
  expect([compared(1500), compared(3000)]).toMatchObject([
    { kind: 'within', percent: 75 },
    { kind: 'above', percent: 150, exceedsUpperLevel: false },
  ]);
});

describe('references count', () => {
  test('niacin with what the body makes of tryptophan: 10 mg and 0.6 g are 20 mg NE', () => {
    const known = totals({ niacin: { amount: 10, measured: 100 }, tryptophan: { amount: 0.6, measured: 100 } });
    expect(comparableAmount(known, 'niacin')).toEqual({ amount: 20, measured: 100, isAtLeast: false });
    const partly = totals({ niacin: { amount: 10, measured: 100 }, tryptophan: { amount: 0.3, measured: 50 } });
    expect(comparableAmount(partly, 'niacin')).toEqual({ amount: 15, measured: 100, isAtLeast: true });
  });

  test('folic acid 1.7 times: 200 µg, 50 of them folic acid, are 235 µg DFE', () => {
    const known = totals({ folate: { amount: 200, measured: 100 }, folic_acid: { amount: 50, measured: 100 } });
    expect(comparableAmount(known, 'folate')?.amount).toBeCloseTo(235);
    expect(comparableAmount(totals({ folate: { amount: 200, measured: 100 } }), 'folate')).toMatchObject({
      amount: 200,
      isAtLeast: true,
    });
  });

  test('beta-carotene as a sixth: 100 µg of retinol and 600 µg of beta-carotene are 150 RAE and 200 RE', () => {
    const amounts = {
      vitamin_a: { amount: 150, measured: 100 },
      beta_carotene: { amount: 600, measured: 100 },
      alpha_carotene: { amount: 0, measured: 100 },
      beta_cryptoxanthin: { amount: 0, measured: 100 },
    };
    expect(comparableAmount(totals(amounts), 'vitamin_a')).toEqual({ amount: 200, measured: 100, isAtLeast: false });
  });

  test('EPA and DHA together, and macros with their gaps', () => {
    const known = totals({ fa_epa: { amount: 0.1, measured: 100 }, fa_dha: { amount: 0.2, measured: 100 } });
    expect(comparableAmount(known, 'epa_dha')?.amount).toBeCloseTo(0.3);
    expect(comparableAmount({ ...known, incomplete: ['protein_tot'] }, 'protein_tot')?.measured).toBe(99);
    expect(comparableAmount({ ...known, protein_tot: null }, 'protein_tot')).toBeNull();
  });
});
