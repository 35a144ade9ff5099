import { expect, test } from 'vitest';
import { macroNames } from '../contract.ts';
import { macroText } from './total-text.ts';

const totals = { calories: 1450.4, protein_tot: 62, carbs_tot: null, lipids_tot: 40 };
const format = (amount: number) => String(Math.round(amount));

test('every incomplete total, not only the energy, is “at least”', () => {
  const texts = macroNames.map((name) => macroText({ ...totals, incomplete: [...macroNames] }, name, format));

  expect(texts).toEqual(['≥\u00A01450', '≥\u00A062', '–', '≥\u00A040']);
});

test('a total is “at least” for the nutrient that is incomplete only', () => {
  const texts = macroNames.map((name) => macroText({ ...totals, incomplete: ['lipids_tot'] }, name, format));

  expect(texts).toEqual(['1450', '62', '–', '≥\u00A040']);
});
