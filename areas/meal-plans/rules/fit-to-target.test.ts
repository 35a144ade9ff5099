import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { type FittedRow, rangeOfFood } from './fit-ranges.ts';
import { fitToTarget } from './fit-to-target.ts';

const egg: UsedAliment = {
  ...food.chicken,
  id: crypto.randomUUID(),
  name: 'Uovo',
  category: 'eggs',
  calories: 128,
  protein_tot: 12.4,
  carbs_tot: 0,
  lipids_tot: 8.7,
  portions: [{ label: 'uovo', label_en: 'egg', grams: 50, isDefault: true }],
};

const chickpeas: UsedAliment = {
  ...food.pasta,
  id: crypto.randomUUID(),
  name: 'Ceci, secchi',
  category: 'legumes',
  form: 'raw',
  calories: 343,
  protein_tot: 21.8,
  carbs_tot: 46.9,
  lipids_tot: 4.9,
  portions: [{ label: 'porzione', label_en: 'serving', grams: 50, isDefault: true }],
};

test('a lunch of pasta, chicken and oil is fitted to 600 kcal, 45 g of protein and 70 g of carbs', () => {
  const rows = [row('pasta', food.pasta, 80), row('chicken', food.chicken, 100), row('oil', food.oliveOil, 10)];
  const { rows: fitted, missed } = fitToTarget(rows, { calories: 600, protein_tot: 45, carbs_tot: 70 });

  expect(missed).toEqual([]);
  expect(fitted).toEqual([
    { id: 'pasta', quantity: 100, portion: null },
    { id: 'chicken', quantity: 140, portion: null },
    { id: 'oil', quantity: 10, portion: null },
  ]);
});

test('eggs are counted in whole ones', () => {
  const { rows } = fitToTarget([row('egg', egg, 50)], { protein_tot: 14 });

  expect(rows).toEqual([
    { id: 'egg', quantity: 100, portion: { label: 'uovo', label_en: 'egg', grams: 50, count: 2 } },
  ]);
});

test('without a source of carbs it says so; without a free row that all are locked', () => {
  const chicken = row('chicken', food.chicken, 150);

  expect(fitToTarget([chicken], { carbs_tot: 60 }).missed).toMatchObject([
    { nutrient: 'carbs_tot', reason: 'no_source' },
  ]);
  expect(fitToTarget([{ ...chicken, isLocked: true }], { calories: 600 }).missed).toMatchObject([
    { nutrient: 'calories', reason: 'all_locked', amount: 165 },
  ]);
});

test('chickpeas, of which 100 g are two portions, are not increased to reach 60 g of protein, and the missing grams are known', () => {
  const { rows, missed } = fitToTarget([row('chickpeas', chickpeas, 100)], { protein_tot: 60 });

  expect(rows).toMatchObject([{ quantity: 100 }]);
  expect(missed).toEqual([{ nutrient: 'protein_tot', amount: 21.8, target: 60, reason: 'at_most' }]);
});

test('a food that is to be avoided is never increased, and may decrease', () => {
  const profile = { ...emptyProfile, allergies: [{ allergen: 'gluten' as const, severity: 'allergy' as const }] };
  const pasta = { ...food.pasta, allergens: { gluten: 'contains' as const } };
  const avoided = { ...row('pasta', pasta, 80), range: rangeOfFood({ aliment: pasta, quantity: 80 }, profile) };

  expect(fitToTarget([avoided], { carbs_tot: 110 })).toMatchObject({
    rows: [{ quantity: 80 }],
    missed: [{ reason: 'at_most' }],
  });
  expect(fitToTarget([avoided], { carbs_tot: 42 }).rows).toMatchObject([{ quantity: 60 }]);
});

test('energy comes first: 100 g of protein are not reached with more than 500 kcal', () => {
  const rows = [row('pasta', food.pasta, 80), row('chicken', food.chicken, 150), row('parmesan', food.parmesan, 30)];
  const fit = fitToTarget(rows, { calories: 500, protein_tot: 100 });

  expect(totalOf(rows, fit, 'calories')).toBeLessThanOrEqual(525);
  expect(fit.missed).toMatchObject([{ nutrient: 'protein_tot', reason: 'opposed' }]);
});

test('a row of which no whole step is in its range stays as it is: 30 g of an egg', () => {
  const range = { least: 30, most: 30 };

  expect(fitToTarget([{ ...row('egg', egg, 30), range }], { protein_tot: 30 }).rows).toEqual([
    { id: 'egg', quantity: 30, portion: null },
  ]);
});

test('twice a row is the end of its range; locked rows that exceed a target are named', () => {
  const locked = { ...row('locked', food.oliveOil, 100), isLocked: true };

  expect(fitToTarget([row('pasta', food.pasta, 50)], { carbs_tot: 500 })).toMatchObject({
    rows: [{ quantity: 100 }],
    missed: [{ nutrient: 'carbs_tot', reason: 'at_most' }],
  });
  expect(fitToTarget([locked, row('pasta', food.pasta, 80)], { lipids_tot: 20 }).missed).toMatchObject([
    { nutrient: 'lipids_tot', reason: 'locked_exceed' },
  ]);
});

test('an unknown value is not taken for zero', () => {
  expect(fitToTarget([row('vinegar', food.balsamicVinegar, 10)], { carbs_tot: 40 }).missed).toMatchObject([
    { nutrient: 'carbs_tot', reason: 'not_measured' },
  ]);
});

test('any meal: locked rows stay, ranges hold, the result is repeatable, and what is missed has the amount of the rows', () => {
  const foods = Object.values(food);
  const anyRow = fc.record({
    aliment: fc.constantFrom(...foods, egg),
    quantity: fc.integer({ min: 5, max: 300 }),
    isLocked: fc.boolean(),
  });
  const target = fc.record({
    calories: fc.integer({ min: 100, max: 1500 }),
    protein_tot: fc.integer({ min: 5, max: 90 }),
  });
  let changed = 0;
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 8 }), target, (meal, goal) => {
      const rows = meal.map((one, index) => ({ ...one, id: String(index), range: rangeOfFood(one, null) }));
      const fit = fitToTarget(rows, goal);

      expect(fitToTarget(rows, goal)).toEqual(fit);
      expect(fit.rows.map(({ id }) => id)).toEqual(rows.filter(({ isLocked }) => !isLocked).map(({ id }) => id));
      for (const { id, quantity } of fit.rows) {
        const planned = rows[Number(id)] as FittedRow;
        if (quantity === planned.quantity) continue;
        changed += 1;
        expect(quantity).toBeGreaterThanOrEqual(planned.range.least);
        expect(quantity).toBeLessThanOrEqual(planned.range.most);
      }
      for (const { nutrient, amount } of fit.missed) expect(amount).toBeCloseTo(totalOf(rows, fit, nutrient), 0);
    }),
    { numRuns: 150 },
  );
  expect(changed).toBeGreaterThan(100);
});

function totalOf(
  rows: readonly FittedRow[],
  fit: ReturnType<typeof fitToTarget>,
  nutrient: 'calories' | 'protein_tot' | 'carbs_tot' | 'lipids_tot',
) {
  return rows.reduce((sum, one) => {
    const quantity = fit.rows.find(({ id }) => id === one.id)?.quantity ?? one.quantity;
    return sum + (amountIn({ aliment: one.aliment, quantity }, nutrient) ?? 0);
  }, 0);
}

function row(id: string, aliment: UsedAliment, quantity: number): FittedRow {
  return { id, aliment, quantity, range: rangeOfFood({ aliment, quantity }, null), isLocked: false };
}
