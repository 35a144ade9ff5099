import { expect, test } from 'vitest';
import { compareWithTarget } from './comparison.ts';
import { targetFromGrams } from './targets.ts';

const target = targetFromGrams({ protein_tot: 150, carbs_tot: 250, lipids_tot: 70 });

test('compares a meal plan of 2140 kcal, 128 g of protein, 270.5 g of carbs and 70 g of lipids with a target of 2230 kcal', () => {
  const planned = { calories: 2140, protein_tot: 128, carbs_tot: 270.5, lipids_tot: 70 };

  expect(compareWithTarget({ target, planned })).toEqual({
    calories: { target: 2230, planned: 2140, difference: -90, percent: 96, state: 'within' },
    protein_tot: { target: 150, planned: 128, difference: -22, percent: 85, state: 'below' },
    carbs_tot: { target: 250, planned: 270.5, difference: 20.5, percent: 108, state: 'above' },
    lipids_tot: { target: 70, planned: 70, difference: 0, percent: 100, state: 'within' },
  });
});

test('142.5 of 150 g of protein are within 5 %, 142.4 g are below', () => {
  expect(stateOf(142.5)).toBe('within');
  expect(stateOf(142.4)).toBe('below');
});

test('with a tolerance of 10 % 135 g are within', () => {
  const planned = { calories: 2230, protein_tot: 135, carbs_tot: 250, lipids_tot: 70 };

  expect(compareWithTarget({ target, planned, tolerancePercent: 10 }).protein_tot.state).toBe('within');
});

test('the state of unmeasured carbs is unknown', () => {
  const planned = { calories: 2230, protein_tot: 150, carbs_tot: null, lipids_tot: 70 };

  expect(compareWithTarget({ target, planned }).carbs_tot).toEqual({
    target: 250,
    planned: null,
    difference: null,
    percent: null,
    state: 'unknown',
  });
});

test('5 g are above a target of 0 g and have no percentage', () => {
  const planned = { calories: 2230, protein_tot: 150, carbs_tot: 5, lipids_tot: 70 };

  expect(compareWithTarget({ target: { ...target, carbs_tot: 0 }, planned }).carbs_tot).toMatchObject({
    difference: 5,
    percent: null,
    state: 'above',
  });
});

function stateOf(protein_tot: number): string {
  const planned = { calories: 2230, protein_tot, carbs_tot: 250, lipids_tot: 70 };
  return compareWithTarget({ target, planned }).protein_tot.state;
}
