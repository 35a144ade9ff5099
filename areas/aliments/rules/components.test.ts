import { expect, test } from 'vitest';
import { UsedAliment, Component } from '../contract.ts';
import { exampleAliments as food, exampleComponent } from '../example.ts';
import { cloneComponent, newComponent, withComponentTotals, withIngredientAdded } from './components.ts';

test('the example aliments and a component match the contract', () => {
  for (const aliment of Object.values(food)) expect(UsedAliment.parse(aliment)).toEqual(aliment);
  const component = exampleComponent(food.oats, 50);
  expect(Component.parse(component)).toEqual(component);
});

test('oats are added as 100 g by default and as 54.5 g for 200 kcal', () => {
  expect(newComponent({ aliment: food.oats, newId: () => 'new' })).toMatchObject({ uuid: 'new', quantity: 100 });
  expect(newComponent({ aliment: food.oats, newId: () => 'new', calories: 200 })).toMatchObject({
    quantity: 54.5,
    calories: 200,
  });
});

test('a copy and its alternatives have new ids', () => {
  const pasta = { ...exampleComponent(food.pasta, 80, 'a'), alternatives: [exampleComponent(food.rice, 80, 'b')] };
  let made = 0;

  const copy = cloneComponent(pasta, () => `new ${++made}`);

  expect(new Set([copy.uuid, copy.alternatives[0]?.uuid, 'a', 'b']).size).toBe(4);
  expect(copy).toMatchObject({ quantity: 80, alternatives: [{ quantity: 80, aliment: food.rice }] });
});

test('oats cannot be added to porridge a second time', () => {
  const porridge = [exampleComponent(food.oats, 50), exampleComponent(food.skimmedMilk, 200)];

  expect(withIngredientAdded(porridge, exampleComponent(food.oats, 10))).toEqual({
    kind: 'refused',
    problem: { area: 'aliments', code: 'ingredient_exists', status: 409 },
  });
});

test('a banana is appended although it is an alternative of the milk', () => {
  const milk = { ...exampleComponent(food.skimmedMilk, 200), alternatives: [exampleComponent(food.banana, 50)] };
  const banana = exampleComponent(food.banana, 100);

  expect(withIngredientAdded([milk], banana)).toEqual({ kind: 'added', components: [milk, banana] });
});

test('the totals of a component are recomputed; a component with correct totals keeps its identity', () => {
  const right = { ...exampleComponent(food.pasta, 80), alternatives: [exampleComponent(food.rice, 80)] };
  const wrong = { ...right, calories: 1, alternatives: [{ ...exampleComponent(food.rice, 80), protein_tot: 99 }] };

  expect(withComponentTotals(wrong)).toEqual(right);
  expect(withComponentTotals(right)).toBe(right);
});
