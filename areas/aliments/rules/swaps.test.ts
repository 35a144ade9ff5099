import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleAliments as food, exampleComponent } from '../example.ts';
import { amountIn } from './nutrients.ts';
import { equivalent, mainMacro, withAlimentSwapped } from './swaps.ts';

test('72.31 g of rice have the carbs of 80 g of pasta, with 27.9 kcal and 4.9 g of protein less', () => {
  expect(equivalent({ aliment: food.pasta, quantity: 80 }, food.rice, 'carbs_tot')).toEqual({
    kind: 'equivalent',
    quantity: 72.31,
    difference: { calories: -27.9, protein_tot: -4.9, carbs_tot: 0, lipids_tot: -0.3 },
  });
});

test('193.92 g of cod have the protein of 150 g of chicken', () => {
  expect(equivalent({ aliment: food.chicken, quantity: 150 }, food.cod, 'protein_tot')).toMatchObject({
    quantity: 193.92,
  });
});

test('18.36 g of parmesan have the calcium of 200 g of milk', () => {
  expect(equivalent({ aliment: food.skimmedMilk, quantity: 200 }, food.parmesan, 'calcium')).toMatchObject({
    quantity: 18.36,
  });
});

test('oil cannot replace the carbs of pasta, and chicken has no carbs to replace', () => {
  expect(equivalent({ aliment: food.pasta, quantity: 80 }, food.oliveOil, 'carbs_tot')).toEqual({
    kind: 'absent',
    in: 'to',
  });
  expect(equivalent({ aliment: food.chicken, quantity: 80 }, food.rice, 'carbs_tot')).toEqual({
    kind: 'absent',
    in: 'from',
  });
});

test('a nutrient that was not measured cannot be matched', () => {
  expect(equivalent({ aliment: food.pasta, quantity: 80 }, food.balsamicVinegar, 'carbs_tot')).toEqual({
    kind: 'not-measured',
    in: 'to',
  });
  expect(equivalent({ aliment: food.balsamicVinegar, quantity: 10 }, food.rice, 'carbs_tot')).toEqual({
    kind: 'not-measured',
    in: 'from',
  });
});

test('the protein of 200 g of chicken would need 17 kg of peeled apples, which is too much', () => {
  expect(equivalent({ aliment: food.chicken, quantity: 200 }, food.apple, 'protein_tot')).toEqual({
    kind: 'too-much',
    quantity: 17_333,
  });
});

test('a swap keeps position and alternatives and removes the custom name', () => {
  const pasta = {
    ...exampleComponent(food.pasta, 80),
    custom_name: 'Penne',
    alternatives: [exampleComponent(food.bread, 90)],
  };

  const swapped = withAlimentSwapped(pasta, food.rice, 'calories');

  expect(swapped).toMatchObject({
    kind: 'swapped',
    component: { uuid: pasta.uuid, aliment: food.rice, quantity: 80.23, calories: 282.4, custom_name: '' },
  });
  expect(swapped.kind === 'swapped' && swapped.component.alternatives).toBe(pasta.alternatives);
});

test('the default reference is protein for chicken, carbs for pasta, lipids for oil and calories for water', () => {
  const water = { ...food.rice, calories: 0, protein_tot: 0, carbs_tot: 0, lipids_tot: 0 };

  expect([food.chicken, food.pasta, food.oliveOil, water].map(mainMacro)).toEqual([
    'protein_tot',
    'carbs_tot',
    'lipids_tot',
    'calories',
  ]);
});

test('an equivalent has the same amount of the reference nutrient, within 0.01 g of food', () => {
  const anyGrams = fc.integer({ min: 1, max: 500 });

  fc.assert(
    fc.property(anyGrams, (quantity) => {
      const found = equivalent({ aliment: food.pasta, quantity }, food.potatoes, 'calories');
      if (found.kind !== 'equivalent') throw new Error(found.kind);

      const wanted = amountIn({ aliment: food.pasta, quantity }, 'calories') ?? 0;
      const brought = amountIn({ aliment: food.potatoes, quantity: found.quantity }, 'calories') ?? 0;
      expect(Math.abs(brought - wanted)).toBeLessThan(0.005);
    }),
  );
});
