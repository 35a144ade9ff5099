import { expect, test } from 'vitest';
import { alimentDraft, exampleAliments } from '../example.ts';
import { impossibleAmount, isHeavierThanFood } from './impossible-amounts.ts';

const of = (changes: Partial<typeof alimentDraft>) => impossibleAmount({ ...alimentDraft, ...changes });

test('all example foods are possible, and so are water and pure fat', () => {
  for (const aliment of Object.values(exampleAliments)) expect(impossibleAmount(aliment), aliment.name).toBeUndefined();
  expect(
    of({ calories: 0, protein_tot: 0, carbs_tot: 0, lipids_tot: 0, micronutrients: { water: 100 } }),
  ).toBeUndefined();
  expect(of({ calories: 902, protein_tot: 0, carbs_tot: 0, lipids_tot: 100 })).toBeUndefined();
});

test('900 g of a nutrient in 100 g of food are not', () => {
  expect(of({ protein_tot: 900 })).toBe('protein_tot');
  expect(of({ micronutrients: { fiber: 900 } })).toBe('fiber');
  expect(of({ micronutrients: { sodium: 150_000 } })).toBe('sodium');
  expect(of({ quantity: 30, calories: 135, carbs_tot: 45, lipids_tot: 0 })).toBe('carbs_tot');
});

test('nutrients that are heavier together than the food are not, beyond what rounding explains; fibre and alcohol count', () => {
  const isTooHeavy = (changes: Partial<typeof alimentDraft>) =>
    isHeavierThanFood({ ...alimentDraft, micronutrients: {}, ...changes });

  expect(isTooHeavy({ protein_tot: 30, carbs_tot: 50, lipids_tot: 40 })).toBe(true);
  expect(isTooHeavy({ protein_tot: 10, carbs_tot: 60, lipids_tot: 5, micronutrients: { fiber: 40 } })).toBe(true);
  expect(isTooHeavy({ protein_tot: 0, carbs_tot: 40, lipids_tot: 0, micronutrients: { alcohol: 70 } })).toBe(true);
  expect(isTooHeavy({ protein_tot: 1, carbs_tot: 100, lipids_tot: 1 })).toBe(false);
  for (const aliment of Object.values(exampleAliments)) expect(isHeavierThanFood(aliment), aliment.name).toBe(false);
});

test('more energy than pure fat is not, as when kJ were typed', () => {
  expect(of({ calories: 1883 })).toBe('calories');
});
