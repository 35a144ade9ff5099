import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Component } from '../contract.ts';
import { exampleAliments as food, exampleComponent } from '../example.ts';
import { quantityForCalories, withQuantity, withScaled, withTotalQuantity } from './quantities.ts';

test('pasta changed from 100 to 80 g is 282.4 kcal, and its alternative keeps 70 g', () => {
  const pasta = { ...exampleComponent(food.pasta, 100), alternatives: [exampleComponent(food.rice, 70)] };

  const less = withQuantity(pasta, 80);

  expect(less).toMatchObject({ quantity: 80, calories: 282.4, carbs_tot: 56.4 });
  expect(less.alternatives).toBe(pasta.alternatives);
});

test('half a recipe of 80 g of pasta and 10 g of oil is 40 g and 5 g, with halved alternatives', () => {
  const pasta = { ...exampleComponent(food.pasta, 80), alternatives: [exampleComponent(food.rice, 90)] };

  const half = withScaled([pasta, exampleComponent(food.oliveOil, 10)], 0.5);

  expect(half.map(({ quantity }) => quantity)).toEqual([40, 5]);
  expect(half[0]?.alternatives[0]).toMatchObject({ quantity: 45, calories: 158.4 });
});

test('porridge of 350 g scaled to 280 g: 40 g of oats, 160 g of milk and 80 g of banana', () => {
  const porridge = [
    exampleComponent(food.oats, 50),
    exampleComponent(food.skimmedMilk, 200),
    exampleComponent(food.banana, 100),
  ];

  expect(withTotalQuantity(porridge, 280).map(({ quantity }) => quantity)).toEqual([40, 160, 80]);
});

test('500 ml of milk for four times as many portions are 2 l; 1,200 spoons are grams, and no count is cut', () => {
  const inMeasure = (label: string, grams: number, count: number) => ({
    ...exampleComponent(food.skimmedMilk, grams * count),
    portion: { label, label_en: label, grams, count },
  });

  const [milk] = withScaled([inMeasure('ml', 1, 500)], 4);
  const [flour] = withScaled([inMeasure('cucchiaino', 3, 400)], 3);

  expect(milk).toMatchObject({ quantity: 2000, portion: { label: 'l', label_en: 'l', grams: 1000, count: 2 } });
  expect(flour).toMatchObject({ quantity: 3600, portion: null });
  expect(withScaled(milk ? [milk] : [], 0.5)[0]).toMatchObject({ quantity: 1000, portion: { label: 'l', count: 1 } });
});

test('ingredients of 0 g are not scaled', () => {
  const empty = [exampleComponent(food.oats, 0)];

  expect(withTotalQuantity(empty, 280)).toBe(empty);
});

test('scaling by 1 returns the same objects', () => {
  const recipe = [exampleComponent(food.oats, 50)];

  expect(withScaled(recipe, 1)).toBe(recipe);
});

test('250 kcal of olive oil are 27.81 g', () => {
  expect(quantityForCalories(food.oliveOil, 250)).toBe(27.81);
});

test('without requested or known calories the quantity is the one that the aliment states', () => {
  expect(quantityForCalories(food.oliveOil, 0)).toBe(100);
  expect(quantityForCalories({ ...food.oliveOil, calories: null, carbs_tot: null, quantity: 15 }, 250)).toBe(15);
  expect(quantityForCalories({ ...food.oliveOil, calories: 0 }, 250)).toBe(100);
});

test('3000 kcal of courgettes would be 18 kg: a portion is at most 10 kg', () => {
  expect(quantityForCalories(food.zucchini, 3000)).toBe(10_000);
});

test('scaling and scaling back returns the original quantity within the rounding of 0.01 g', () => {
  const anyGrams = fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
  const anyFactor = fc.double({ min: 0.1, max: 10, noNaN: true });

  fc.assert(
    fc.property(fc.array(anyGrams, { minLength: 1, maxLength: 5 }), anyFactor, (grams, factor) => {
      const start = grams.map((quantity) => exampleComponent(food.oats, quantity));

      const back = withScaled(withScaled(start, factor), 1 / factor);

      for (const [index, component] of back.entries())
        expect(Math.abs(component.quantity - quantityOf(start, index))).toBeLessThanOrEqual(0.005 / factor + 0.00501);
    }),
  );
});

test('the quantity for a number of calories has those calories, within the rounding of 0.01 g', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), (calories) => {
      const { rice } = food;
      const brought = (quantityForCalories(rice, calories) / 100) * (rice.calories ?? 0);

      expect(Math.abs(brought - calories)).toBeLessThan(0.02);
    }),
  );
});

function quantityOf(components: Component[], index: number): number {
  return components[index]?.quantity ?? Number.NaN;
}
