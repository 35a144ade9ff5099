import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Component, UsedAliment } from '../contract.ts';
import { exampleAliments as food, exampleComponent } from '../example.ts';
import { sumsOf } from './sums.ts';
import { portionTotals, type Totals, totalsOf } from './totals.ts';

test('50 g of oats are 183.5 kcal with 6.7 g of protein, 29 g of carbs and 3.3 g of lipids', () => {
  expect(portionTotals({ aliment: food.oats, quantity: 50 })).toEqual({
    calories: 183.5,
    protein_tot: 6.7,
    carbs_tot: 29,
    lipids_tot: 3.3,
  });
});

test('oats 50 g, skimmed milk 200 g and a banana of 100 g are 343 kcal, added up before rounding', () => {
  const breakfast = mainOnly([eaten(food.oats, 50), eaten(food.skimmedMilk, 200), eaten(food.banana, 100)]);

  expect(breakfast).toMatchObject({
    calories: 343,
    protein_tot: 14.3,
    carbs_tot: 58.6,
    lipids_tot: 3.9,
    incomplete: [],
  });
});

test('ten portions with 0.04 g of protein are 0.4 g, not ten times 0', () => {
  const crumbs = Array.from({ length: 10 }, () => eaten({ ...food.rice, protein_tot: 0.04 }, 100));

  expect(mainOnly(crumbs).protein_tot).toBe(0.4);
});

test('150 g with 0.7 g of protein in 100 are 1.05 g, displayed as 1.1, although the floating-point result is 1.0499999999999998', () => {
  expect(mainOnly([eaten({ ...food.rice, protein_tot: 0.7 }, 150)]).protein_tot).toBe(1.1);
});

test('unmeasured energy is computed from the macronutrients and the fibre', () => {
  const oats = { ...food.oats, calories: null };

  expect(portionTotals({ aliment: oats, quantity: 100 }).calories).toBe(363.8);
});

test('200 g of oats and 100 g of vinegar: carbs are measured for the oats only, so the total is incomplete', () => {
  const totals = mainOnly([eaten(food.oats, 200), eaten(food.balsamicVinegar, 100)]);

  expect(totals).toMatchObject({ carbs_tot: 115.8, incomplete: ['carbs_tot'] });
  expect(totals.micronutrients).toMatchObject({
    iron: { amount: 8.82, measured: 100 },
    fiber: { amount: 20.4, measured: 66 },
  });
});

test('carbs and iodine of a meal of vinegar alone are unknown, not 0', () => {
  const totals = mainOnly([eaten(food.balsamicVinegar, 10)]);

  expect(totals).toMatchObject({ calories: 8.8, carbs_tot: null, incomplete: ['carbs_tot'] });
  expect(totals.micronutrients).not.toHaveProperty('iodine');
});

test('totals without food are 0', () => {
  expect(mainOnly([])).toEqual({
    calories: 0,
    protein_tot: 0,
    carbs_tot: 0,
    lipids_tot: 0,
    incomplete: [],
    micronutrients: {},
  });
});

test('iodine is 99 % measured when 1 g of 10 kg has no value, and 1 % when only 1 g has one', () => {
  const much = eaten(food.oats, 10_000);
  const little = eaten(food.balsamicVinegar, 1);

  expect(mainOnly([much, little]).micronutrients.iodine?.measured).toBe(99);
  expect(mainOnly([eaten(food.oats, 1), eaten(food.balsamicVinegar, 10_000)]).micronutrients.iodine?.measured).toBe(1);
});

test('pasta 80 g with the alternative rice 80 g: 282.4 kcal for the main component, 282 for the mean', () => {
  const choice = [instead(eaten(food.pasta, 80), eaten(food.rice, 80))];

  expect(mainOnly(choice).calories).toBe(282.4);
  expect(withAlternatives(choice).calories).toBe(282);
});

test('the mean of oats and vinegar has the iodine of the oats, 0.5 µg, measured for half the weight', () => {
  const choice = [instead(eaten(food.oats, 100), eaten(food.balsamicVinegar, 100))];

  expect(withAlternatives(choice).micronutrients.iodine).toEqual({ amount: 0.5, measured: 50 });
});

test('an alternative without a quantity changes neither the totals nor the weight of the meal', () => {
  const choice = instead(eaten(food.pasta, 80), eaten(food.rice, 0));

  expect(withAlternatives([choice]).calories).toBe(282.4);
  expect(withAlternatives([choice, eaten(food.balsamicVinegar, 80)]).micronutrients.iodine?.measured).toBe(50);
});

test('totals are never negative, also for a table value of -0.3 g of carbs "by difference"', () => {
  expect(mainOnly([eaten({ ...food.chicken, carbs_tot: -0.3 }, 100)]).carbs_tot).toBe(0);
});

test('for any food no total is negative', () => {
  fc.assert(
    fc.property(fc.array(anyComponent, { maxLength: 6 }), fc.boolean(), (components, include) => {
      const totals = totalsOf(sumsOf(components, { include_alternatives_in_macro: include }));

      for (const amount of amounts(totals)) expect(amount).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('adding food never lowers a total, also when some of its values are not measured', () => {
  fc.assert(
    fc.property(fc.array(anyComponent, { maxLength: 5 }), anyComponent, fc.boolean(), (components, more, include) => {
      const counting = { include_alternatives_in_macro: include };
      const before = totalsOf(sumsOf(components, counting));
      const after = totalsOf(sumsOf([...components, more], counting));

      for (const name of ['calories', 'protein_tot', 'carbs_tot', 'lipids_tot'] as const)
        expect(after[name] ?? before[name] ?? 0).toBeGreaterThanOrEqual(before[name] ?? 0);
      expect(after.micronutrients.iron?.amount ?? 0).toBeGreaterThanOrEqual(before.micronutrients.iron?.amount ?? 0);
    }),
  );
});

test('an alternative with unmeasured iron does not change the iron', () => {
  fc.assert(
    fc.property(anyComponent, (component) => {
      const unknown = eaten({ ...food.rice, micronutrients: {} }, 50);
      const before = withAlternatives([component]).micronutrients.iron?.amount;

      expect(withAlternatives([instead(component, unknown)]).micronutrients.iron?.amount).toBe(before);
    }),
  );
});

test('the mean of a component and its alternatives is between the smallest and the largest', () => {
  fc.assert(
    fc.property(fc.array(anyComponent, { minLength: 2, maxLength: 4 }), ([main, ...others]) => {
      fc.pre(main !== undefined);
      const options = [main, ...others].map((one) => mainOnly([one]).protein_tot ?? 0);
      const mean = withAlternatives([instead(main, ...others)]).protein_tot ?? 0;

      expect(mean).toBeGreaterThanOrEqual(Math.min(...options) - 0.1);
      expect(mean).toBeLessThanOrEqual(Math.max(...options) + 0.1);
    }),
  );
});

const anyAmount = fc.option(fc.double({ min: 0, max: 1000, noNaN: true }));

const anyComponent: fc.Arbitrary<Component> = fc
  .record({ calories: anyAmount, protein_tot: anyAmount, carbs_tot: anyAmount, lipids_tot: anyAmount, iron: anyAmount })
  .chain(({ iron, ...macros }) =>
    fc
      .double({ min: 0.1, max: 1000, noNaN: true })
      .map((quantity) => eaten({ ...food.rice, ...macros, micronutrients: iron === null ? {} : { iron } }, quantity)),
  );

function mainOnly(components: Component[]): Totals {
  return totalsOf(sumsOf(components, { include_alternatives_in_macro: false }));
}

function withAlternatives(components: Component[]): Totals {
  return totalsOf(sumsOf(components, { include_alternatives_in_macro: true }));
}

function eaten(aliment: UsedAliment, quantity: number): Component {
  return exampleComponent(aliment, quantity);
}

function instead(component: Component, ...alternatives: Component[]): Component {
  return { ...component, alternatives };
}

function amounts({ calories, protein_tot, carbs_tot, lipids_tot, micronutrients }: Totals): number[] {
  const macros = [calories, protein_tot, carbs_tot, lipids_tot].filter((amount) => amount !== null);
  return [...macros, ...Object.values(micronutrients).map(({ amount }) => amount)];
}
