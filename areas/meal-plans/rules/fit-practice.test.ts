import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { compareWithTarget } from '#areas/macros/rules/comparison.ts';
import { type FittedRow, rangeOfFood } from './fit-ranges.ts';
import { fittedNutrients } from './fit-rows.ts';
import { type Fit, fitToTarget } from './fit-to-target.ts';
import { type EverydayFood, everydayFoods } from './testing/foods.ts';

type Amounts = Record<(typeof fittedNutrients)[number], number>;
type Planned = [food: EverydayFood, grams: number];

/** 1,533 kcal, 82 g of protein, 172 g of carbs, 52 g of lipids. */
const ordinaryDay: Planned[] = [
  ['milk', 200],
  ['rusks', 32],
  ['honey', 10],
  ['apple', 180],
  ['pasta', 80],
  ['tomatoSauce', 90],
  ['parmesan', 10],
  ['zucchini', 200],
  ['oil', 10],
  ['yogurt', 125],
  ['walnuts', 20],
  ['chicken', 130],
  ['bread', 80],
  ['salad', 80],
  ['oil', 15],
];

describe('a day that is on target', () => {
  test('stays as it is, also at 4 % from each target', () => {
    const rows = rowsOf(ordinaryDay);
    const { calories, protein_tot, carbs_tot, lipids_tot } = amountsOf(rows);
    const target = {
      calories: Math.round(calories * 0.96),
      protein_tot: Math.round(protein_tot * 1.04),
      carbs_tot: Math.round(carbs_tot * 0.97),
      lipids_tot: Math.round(lipids_tot * 1.03),
    };

    expect(changesOf(rows, fitToTarget(rows, target))).toEqual({});
    expect(fitToTarget(rows, target).missed).toEqual([]);
  });
});

describe('a day that is not', () => {
  test('that has 18 g of protein too little gets 60 g of chicken more, and nothing else changes', () => {
    const rows = rowsOf(ordinaryDay);
    const start = amountsOf(rows);
    const target = { ...start, calories: start.calories + 70, protein_tot: start.protein_tot + 18 };
    const fit = fitToTarget(rows, rounded(target));

    expect(fit.missed).toEqual([]);
    expect(changesOf(rows, fit)).toEqual({ '11 chicken': 190 });
  });

  test('with 20 g of lipids too much gets less oil, and nothing else changes', () => {
    const rows = rowsOf([...ordinaryDay.slice(0, -1), ['oil', 30]]);
    const fit = fitToTarget(rows, rounded(amountsOf(rowsOf(ordinaryDay))));

    expect(fit.missed).toEqual([]);
    expect(changesOf(rows, fit)).toEqual({ '14 oil': 15 });
  });

  test('with 300 kcal too little, most of it carbs, gets 150 g of pasta instead of 80 and 20 g of bread more', () => {
    const rows = rowsOf(ordinaryDay);
    const { calories, protein_tot, carbs_tot, lipids_tot } = amountsOf(rows);
    const target = {
      calories: calories + 300,
      protein_tot: protein_tot + 8,
      carbs_tot: carbs_tot + 58,
      lipids_tot: lipids_tot + 4,
    };
    const fit = fitToTarget(rows, rounded(target));

    expect(fit.missed).toEqual([]);
    expect(changesOf(rows, fit)).toEqual({ '4 pasta': 150, '12 bread': 100 });
  });
});

/** Days of two to twelve foods with portions people eat, and a target of which each macronutrient is from 25 % below to 25 % above. */
const anyFood = fc.tuple(
  fc.constantFrom(...(Object.keys(everydayFoods) as EverydayFood[])),
  fc.constantFrom(0.5, 0.75, 1, 1.2, 1.5, 2),
);
const anyDay = fc.record({
  foods: fc.array(anyFood, { minLength: 2, maxLength: 12 }),
  factors: fc.array(fc.integer({ min: 75, max: 125 }), { minLength: 3, maxLength: 3 }),
  locked: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
});
const runs = { seed: 20_260_101, numRuns: 400 };

function fitOf({ foods, factors, locked }: typeof anyDay extends fc.Arbitrary<infer Value> ? Value : never) {
  const planned = foods.map(([name, factor]): Planned => {
    const [portion] = everydayFoods[name].portions;
    return [name, Math.round((portion?.grams ?? 100) * factor)];
  });
  const rows = rowsOf(planned).map((row, index) => ({ ...row, isLocked: locked[index] === 0 }));
  const start = amountsOf(rows);
  const [protein, carbs, lipids] = factors as [number, number, number];
  const macros = {
    protein_tot: (start.protein_tot * protein) / 100,
    carbs_tot: (start.carbs_tot * carbs) / 100,
    lipids_tot: (start.lipids_tot * lipids) / 100,
  };
  const calories = 4 * macros.protein_tot + 4 * macros.carbs_tot + 9 * macros.lipids_tot;
  const target = rounded({ calories, ...macros });
  const fit = fitToTarget(rows, target);
  return { rows, start, target, fit, after: amountsOf(rows, fit) };
}

test('any day: what is within its tolerance stays there, and energy is never further from its target', () => {
  let checked = 0;
  fc.assert(
    fc.property(anyDay, (day) => {
      const { start, target, after } = fitOf(day);
      const [before, now] = [
        compareWithTarget({ target, planned: start }),
        compareWithTarget({ target, planned: after }),
      ];
      for (const name of fittedNutrients) {
        if (before[name].state !== 'within') continue;
        checked += 1;
        expect(Math.abs(after[name] - target[name])).toBeLessThanOrEqual(toleranceOf(name, target[name]));
      }
      expect(Math.abs(now.calories.difference ?? 0)).toBeLessThanOrEqual(
        Math.max(Math.abs(before.calories.difference ?? 0), toleranceOf('calories', target.calories)),
      );
    }),
    runs,
  );
  expect(checked).toBeGreaterThan(200);
});

test('any day: a nutrient that gets further from its target is named as such, and all of them together are much nearer', () => {
  let [changed, further] = [0, 0];
  fc.assert(
    fc.property(anyDay, (day) => {
      const { rows, start, target, fit, after } = fitOf(day);
      if (Object.keys(changesOf(rows, fit)).length === 0) return;
      changed += 1;
      const excessOf = (amounts: Amounts) =>
        fittedNutrients.reduce((sum, name) => sum + beyond(name, amounts[name], target[name]), 0);
      expect(excessOf(after)).toBeLessThan(excessOf(start));
      for (const name of fittedNutrients) {
        if (beyond(name, after[name], target[name]) <= beyond(name, start[name], target[name]) + 0.001) continue;
        further += 1;
        expect(fit.missed).toContainEqual(expect.objectContaining({ nutrient: name, reason: 'further' }));
        expect(excessOf(after)).toBeLessThan(excessOf(start) * 0.75);
      }
    }),
    runs,
  );
  expect(changed).toBeGreaterThan(200);
  expect(further).toBeLessThan(changed / 10);
});

test('any day: each change is a tenth of the food or more, in portions that people weigh or count, of a food that may change', () => {
  let checked = 0;
  fc.assert(
    fc.property(anyDay, (day) => {
      const { rows, fit } = fitOf(day);
      for (const [name, grams] of Object.entries(changesOf(rows, fit))) {
        checked += 1;
        const [index, food] = name.split(' ') as [string, EverydayFood];
        const planned = rows[Number(index)] as FittedRow;
        expect(Math.abs(grams - planned.quantity)).toBeGreaterThanOrEqual(planned.quantity * 0.1);
        expect(grams % stepOf(food, planned.quantity)).toBe(0);
        expect(['zucchini', 'salad', 'tomatoSauce', 'coffee', 'juice']).not.toContain(food);
        if (food === 'honey') expect(grams).toBeLessThan(planned.quantity);
        expect(planned.isLocked).toBe(false);
        expect(grams).toBeGreaterThanOrEqual(planned.range.least);
        expect(grams).toBeLessThanOrEqual(planned.range.most);
      }
    }),
    runs,
  );
  expect(checked).toBeGreaterThan(300);
});

test('any day: no food changes in vain, each one taken back leaves more targets missed or the day further from them', () => {
  let checked = 0;
  fc.assert(
    fc.property(anyDay, (day) => {
      const { rows, target, fit, after } = fitOf(day);
      const distance = (amounts: Amounts) =>
        fittedNutrients.reduce((sum, name) => sum + beyond(name, amounts[name], target[name]), 0);
      const missed = (amounts: Amounts) =>
        fittedNutrients.filter((name) => beyond(name, amounts[name], target[name]) > 0).length;
      for (const name of Object.keys(changesOf(rows, fit))) {
        checked += 1;
        const id = name.split(' ')[0];
        const without = { ...fit, rows: fit.rows.filter((row) => row.id !== id) };
        const back = amountsOf(rows, without);
        expect(missed(back) > missed(after) || distance(back) > distance(after)).toBe(true);
      }
    }),
    runs,
  );
  expect(checked).toBeGreaterThan(300);
});

function toleranceOf(name: keyof Amounts, target: number): number {
  return Math.max(target * 0.05, name === 'calories' ? 20 : 2) + 0.051;
}

/** How far beyond its tolerance an amount is, as a share of the target; energy counts four times. */
function beyond(name: keyof Amounts, amount: number, target: number): number {
  const distance = Math.max(0, Math.abs(amount - target) - toleranceOf(name, target));
  return ((name === 'calories' ? 4 : 1) * distance) / Math.max(target, 1);
}

/** The step of each food in grams, written by hand: what a person weighs or counts. */
function stepOf(food: EverydayFood, planned: number): number {
  const counted = { yogurt: 125, rusks: 8, egg: 50, apple: 180, berries: 50, milk: 50 } as Partial<
    Record<EverydayFood, number>
  >;
  const fine = ['oil', 'walnuts', 'honey'].includes(food) || planned < 30;
  return counted[food] ?? (fine ? 5 : 10);
}

function rowsOf(planned: readonly Planned[]): FittedRow[] {
  return planned.map(([name, quantity], index) => {
    const aliment = everydayFoods[name];
    return { id: String(index), aliment, quantity, range: rangeOfFood({ aliment, quantity }, null), isLocked: false };
  });
}

/** The changed rows as `11 chicken`, with their new grams. */
function changesOf(rows: readonly FittedRow[], fit: Fit): Record<string, number> {
  const names = Object.keys(everydayFoods) as EverydayFood[];
  return Object.fromEntries(
    fit.rows.flatMap(({ id, quantity }) => {
      const planned = rows[Number(id)];
      const name = names.find((one) => everydayFoods[one] === planned?.aliment);
      return planned && planned.quantity !== quantity ? [[`${id} ${name}`, quantity] as const] : [];
    }),
  );
}

function amountsOf(rows: readonly FittedRow[], fit?: Fit): Amounts {
  const amount = (name: keyof Amounts) =>
    rows.reduce((sum, { id, aliment, quantity: planned }) => {
      const quantity = fit?.rows.find((one) => one.id === id)?.quantity ?? planned;
      return sum + (amountIn({ aliment, quantity }, name) ?? 0);
    }, 0);
  return Object.fromEntries(fittedNutrients.map((name) => [name, amount(name)])) as Amounts;
}

function rounded(amounts: Amounts): Amounts {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, Math.round(amount)])) as Amounts;
}
