import { describe, expect, test } from 'vitest';
import { compositionOf, type SourceNutrient, type SourceValue } from './composition.ts';

const of = (stated: Partial<Record<SourceNutrient, string | number>>, grams?: number) =>
  compositionOf(
    Object.entries(stated).map(([nutrient, value]) => ({ nutrient, value }) as SourceValue),
    grams,
  );

test('a nutrient without a value is unknown and not zero', () => {
  const { calories, protein_tot, carbs_tot, micronutrients } = of({ lipids_tot: '3', calcium: '-', iron: '0' });

  expect({ calories, protein_tot, carbs_tot, micronutrients }).toEqual({
    calories: null,
    protein_tot: null,
    carbs_tot: null,
    micronutrients: { iron: 0 },
  });
});

test('more than 100 g in 100 g is no value: 900 g of protein, 120,000 mg of sodium; 100 g of fat in oil is', () => {
  const { protein_tot, lipids_tot, micronutrients, faults } = of({
    protein_tot: 900,
    lipids_tot: 100,
    sodium: 120_000,
  });

  expect({ protein_tot, lipids_tot, micronutrients }).toEqual({
    protein_tot: null,
    lipids_tot: 100,
    micronutrients: {},
  });
  expect(faults.map(({ field, reason }) => [field, reason])).toEqual([
    ['protein_tot', 'more than 100 g in 100 g'],
    ['sodium', 'more than 100 g in 100 g'],
  ]);
});

describe('energy', () => {
  test('in kJ only is divided by 4.184', () => {
    const { calories, states } = of({ kJ: '1674' });
    expect([calories, states]).toEqual([400.096, { calories: 'calculated' }]);
  });

  test('in kJ in the field of kcal is recognised: 2255 for a spread with 6.3 g protein, 57.5 g carbs and 30.9 g fat is 539 kcal', () => {
    const { calories, faults } = of({ kcal: 2255, kJ: 2252, protein_tot: 6.3, carbs_tot: 57.5, lipids_tot: 30.9 });
    expect([Math.round(calories ?? 0), faults[0]?.reason]).toEqual([539, 'kJ in the field of kcal; converted']);
  });

  test('in kJ in the field of kcal is recognised below 900 too: 63 for lettuce with 1.3 g protein, 1.8 g carbs and 0.3 g fat is 15 kcal', () => {
    const { calories } = of({ kcal: 63, protein_tot: 1.3, carbs_tot: 1.8, lipids_tot: 0.3 });
    expect(Math.round(calories ?? 0)).toBe(15);
  });

  test('in kcal in the field of kJ is recognised: 450 for a biscuit with 7 g protein, 66 g carbs and 16 g fat', () => {
    expect(of({ kJ: 450, protein_tot: 7, carbs_tot: 66, lipids_tot: 16 }).calories).toBe(450);
  });

  test('of wine is not taken for kJ, although its macronutrients have little energy', () => {
    expect(of({ kcal: 83, protein_tot: 0.1, carbs_tot: 2.6, lipids_tot: 0, alcohol: 10.6 }).calories).toBe(83);
    expect(of({ kcal: 83, protein_tot: 0.1, carbs_tot: 2.6, lipids_tot: 0 }).calories).toBe(83);
  });

  test('of 0 kcal is a value; of 1,500 kcal that nothing explains is none', () => {
    const { calories, faults } = of({ kcal: 1500 });
    expect([of({ kcal: '0' }).calories, calories, faults[0]?.reason]).toEqual([0, null, 'more energy than fat has']);
  });

  test('of the sources is taken in their order', () => {
    const values: SourceValue[] = [
      { nutrient: 'kcal', value: '' },
      { nutrient: 'kcal', value: '52' },
      { nutrient: 'kcal', value: '54' },
    ];
    expect(compositionOf(values).calories).toBe(52);
  });
});

test('carbohydrate by difference loses its fibre: 76 g with 10.5 g of fibre are 65.5 g; with unknown fibre it is unknown', () => {
  const { carbs_tot, states } = of({ carbs_with_fiber: 76, fiber: 10.5 });

  expect([carbs_tot, states['carbs_tot']]).toEqual([65.5, 'calculated']);
  expect(of({ carbs_with_fiber: 76 }).carbs_tot).toBeNull();
  expect(of({ carbs_with_fiber: 2, fiber: 2.4 }).carbs_tot).toBe(0);
  expect(of({ carbs_with_fiber: 0 }).carbs_tot).toBe(0);
});

test('values of 30 g are converted to 100 g, units to those of the catalogue', () => {
  const values: SourceValue[] = [
    { nutrient: 'kcal', value: 135 },
    { nutrient: 'vitamin_c', value: '0.006', unit: 'g' },
    { nutrient: 'vitamin_d', value: '40', unit: 'IU' },
    { nutrient: 'vitamin_a', value: '40', unit: 'IU' },
  ];
  const { calories, micronutrients, faults } = compositionOf(values, 30);

  expect({ calories, micronutrients }).toEqual({
    calories: 450,
    micronutrients: { vitamin_c: 20, vitamin_d: 3.33333 },
  });
  expect(faults.map(({ field }) => field)).toEqual(['vitamin_a']);
});

test('salt, sodium and vitamin A follow from each other and are marked as calculated', () => {
  const { micronutrients, states } = of({ sodium: 400, retinol: 10, beta_carotene: 120 });

  expect(micronutrients).toMatchObject({ salt: 1, vitamin_a: 20 });
  expect(states).toEqual({ salt: 'calculated', vitamin_a: 'calculated' });
  expect(of({ salt: 1.25 }).micronutrients).toEqual({ salt: 1.25, sodium: 500 });
  expect(of({ beta_carotene: 120 }).micronutrients).toEqual({ beta_carotene: 120 });
});
