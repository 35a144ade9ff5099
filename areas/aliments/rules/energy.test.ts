import { describe, expect, test } from 'vitest';
import { exampleAliments } from '../example.ts';
import { energyKcal, kcalOf, kilojoulesOf, looksLikeKilojoules } from './energy.ts';

test('150 g of protein, 250 g of carbs and 70 g of lipids are 2230 kcal', () => {
  expect(energyKcal({ protein_tot: 150, carbs_tot: 250, lipids_tot: 70 })).toBe(2230);
});

test('10 g of fibre add 20 kcal when they are known', () => {
  const macros = { protein_tot: 10, carbs_tot: 20, lipids_tot: 10 };

  expect(energyKcal({ ...macros, fiber: 10 })).toBe(230);
  expect(energyKcal({ ...macros, fiber: null })).toBe(210);
});

test('red wine: 10.2 g of alcohol make 71.4 of its 82 kcal', () => {
  const { micronutrients, ...wine } = exampleAliments.redWine;

  expect(energyKcal(wine)).toBeCloseTo(10.8, 9);
  expect(energyKcal({ ...wine, alcohol: micronutrients.alcohol })).toBeCloseTo(82.2, 9);
});

test('without measured carbs the energy is unknown', () => {
  expect(energyKcal({ protein_tot: 10, carbs_tot: null, lipids_tot: 10 })).toBeNull();
});

test('the computed energy of oats, milk, walnuts and bread is within 3 % of the tables', () => {
  const { oats, skimmedMilk, walnuts, bread } = exampleAliments;

  for (const { calories, micronutrients, ...macros } of [oats, skimmedMilk, walnuts, bread])
    expect(Math.abs((energyKcal({ ...macros, ...micronutrients }) ?? 0) / (calories ?? 0) - 1)).toBeLessThan(0.03);
});

describe('energy typed as kcal looks like kJ', () => {
  const biscuits = { protein_tot: 7.5, carbs_tot: 66, lipids_tot: 16, fiber: 6 };

  test('when it fits the macronutrients only after a division by 4.184', () => {
    expect(looksLikeKilojoules(1883, biscuits)).toBe(true);
    expect(looksLikeKilojoules(450, biscuits)).toBe(false);
  });

  test('not when it fits neither way, when a macronutrient is unknown, or without energy', () => {
    expect(looksLikeKilojoules(900, biscuits)).toBe(false);
    expect(looksLikeKilojoules(1883, { ...biscuits, carbs_tot: null })).toBe(false);
    expect(looksLikeKilojoules(0, { protein_tot: 0, carbs_tot: 0, lipids_tot: 0 })).toBe(false);
  });

  test('100 kcal are 418 kJ', () => {
    expect(kilojoulesOf(100)).toBeCloseTo(418.4);
    expect(kcalOf(418.4)).toBeCloseTo(100);
  });
});
