import { expect, test } from 'vitest';
import type { Component, UsedAliment } from '#areas/aliments/contract.ts';
import { exampleAliments as food, exampleComponent } from '#areas/aliments/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { mealProblems as problems } from '../contract.ts';
import { swapRefusal } from './swap-check.ts';

const bread: UsedAliment = { ...food.bread, allergens: { gluten: 'contains' }, declaresAllergens: true };
const oats: UsedAliment = { ...food.oats, allergens: { gluten: 'suspected' }, declaresAllergens: true };
const coeliac = { ...emptyProfile, allergies: [{ allergen: 'gluten' as const, severity: 'allergy' as const }] };
const equivalents = { mode: 'equivalents', energyTolerancePercent: 15 } as const;
const alternatives = { mode: 'alternatives', energyTolerancePercent: 15 } as const;

const { alternatives: _, role: __, isLocked: ___, conflictNote: ____, ...plannedBread } = exampleComponent(bread, 110);
/** 80 g of rice, which have 62.4 g of carbs and 281.6 kcal, or 110 g of bread. */
const rice: Component = { ...exampleComponent(food.rice, 80), alternatives: [plannedBread] };

function refusalOf(
  aliment: UsedAliment,
  quantity: number,
  { allowed = equivalents, profile = emptyProfile, alternativeId = null, component = rice }: Options = {},
) {
  return swapRefusal({ component, swap: { aliment, quantity, alternativeId }, allowed, profile });
}

interface Options {
  allowed?: Parameters<typeof swapRefusal>[0]['allowed'];
  profile?: Parameters<typeof swapRefusal>[0]['profile'];
  alternativeId?: string | null;
  component?: Component;
}

test('90 g of pasta (63.4 g of carbs) may be eaten instead of 80 g of rice (62.4 g), 120 g (84.6 g) not', () => {
  expect(refusalOf(food.pasta, 90)).toBe(null);
  expect(refusalOf(food.pasta, 120)).toBe(problems.swap_too_different);
});

test('100 g of oats have the carbs of rice but 30 % more energy', () => {
  expect(refusalOf(food.oats, 105)).toBe(problems.swap_too_different);
  expect(refusalOf(food.oats, 105, { allowed: { mode: 'equivalents', energyTolerancePercent: 40 } })).toBe(null);
});

test('the role of the component decides: with protein as the role, pasta, which is mostly carbs, is no equivalent of rice', () => {
  const component: Component = { ...rice, role: 'protein_tot' };

  expect(refusalOf(food.pasta, 90, { component })).toBe(problems.swap_other_kind);
});

test('a food whose carbs are not measured is no equivalent', () => {
  expect(refusalOf(food.balsamicVinegar, 300)).toBe(problems.swap_other_kind);
});

test('with alternatives only, the planned bread may be eaten and pasta not; with no swaps neither', () => {
  const planned = { alternativeId: plannedBread.uuid };

  expect(refusalOf(bread, 110, { allowed: alternatives, ...planned })).toBe(null);
  expect(refusalOf(food.pasta, 90, { allowed: alternatives })).toBe(problems.swap_not_allowed);
  expect(refusalOf(bread, 110, { allowed: { ...alternatives, mode: 'none' }, ...planned })).toBe(
    problems.swap_not_allowed,
  );
});

test('a food that is not offered as an equivalent is refused: lard instead of walnuts, sugar instead of rice', () => {
  const walnuts: UsedAliment = { ...food.walnuts, category: 'nuts_seeds' };
  const oil: UsedAliment = { ...food.oliveOil, category: 'fats_oils' };
  const lard: UsedAliment = { ...oil, id: 'lard', micronutrients: { fat_saturated: 41 } };
  const component = exampleComponent(walnuts, 30);
  const sugar: UsedAliment = { ...food.rice, id: 'sugar', category: 'sweets' };

  expect(refusalOf(oil, 20, { component })).toBe(null);
  expect(refusalOf(lard, 20, { component })).toBe(problems.swap_other_kind);
  expect(refusalOf(sugar, 80)).toBe(problems.swap_other_kind);
});

test('another food under the id of a planned alternative is refused', () => {
  expect(refusalOf(food.pasta, 90, { alternativeId: plannedBread.uuid })).toBe(problems.swap_not_allowed);
});

test('a client with coeliac disease never gets gluten, also not suspected or planned, unless the professional gave a reason', () => {
  const options = { profile: coeliac, alternativeId: plannedBread.uuid };
  const explained: Component = { ...rice, conflictNote: 'Provato il 3 novembre, tollerato' };

  expect(refusalOf(bread, 110, options)).toBe(problems.swap_allergen);
  expect(refusalOf(oats, 105, { profile: coeliac })).toBe(problems.swap_allergen);
  expect(refusalOf(bread, 110, { ...options, component: explained })).toBe(problems.swap_allergen);
  const ofBread = `${bread.id} allergen gluten contains allergy`;
  expect(refusalOf(bread, 110, { ...options, component: { ...explained, explainedConflicts: [ofBread] } })).toBe(null);
  expect(refusalOf(bread, 110, { ...options, component: { ...explained, explainedConflicts: [] } })).toBe(
    problems.swap_allergen,
  );
  expect(refusalOf(oats, 105, { profile: coeliac, component: explained })).toBe(problems.swap_allergen);
});
