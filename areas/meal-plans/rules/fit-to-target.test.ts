import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { type FittedRow, fitToTarget } from './fit-to-target.ts';
import { householdStep } from './household.ts';

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

test('three times a row is the end of its range; locked rows that exceed a target are named', () => {
  const locked = { ...row('locked', food.oliveOil, 100), isLocked: true };

  expect(fitToTarget([row('pasta', food.pasta, 50)], { carbs_tot: 500 })).toMatchObject({
    rows: [{ quantity: 150 }],
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

test('any meal: locked rows stay, steps are whole, ranges hold, the result is repeatable and no worse than the plan', () => {
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
      const rows = meal.map((one, index) => ({ ...one, id: String(index) }));
      const fit = fitToTarget(rows, goal);

      expect(fitToTarget(rows, goal)).toEqual(fit);
      expect(fit.rows.map(({ id }) => id)).toEqual(rows.filter(({ isLocked }) => !isLocked).map(({ id }) => id));
      for (const { id, quantity } of fit.rows) {
        const planned = rows[Number(id)] as FittedRow;
        const step = householdStep(planned.aliment);
        expect(quantity % step).toBe(0);
        expect(quantity).toBeGreaterThanOrEqual(step);
        expect(quantity).toBeLessThanOrEqual(Math.max(step, planned.quantity * 3 + step / 2));
        if (quantity !== planned.quantity) changed += 1;
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
  return { id, aliment, quantity, isLocked: false };
}
