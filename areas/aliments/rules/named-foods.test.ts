import { expect, test } from 'vitest';
import { foodsNamedIn } from './named-foods.ts';

const named = (text: string) =>
  foodsNamedIn(text)
    .filter(({ allergens, categories }) => allergens.length + categories.length > 0)
    .map(({ text: part, allergens, categories }) => [part, ...allergens, ...categories]);

test.each<[text: string, foods: string[][]]>([
  [
    'Oppure: yogurt greco 170 g, noci 20 g',
    [
      ['yogurt greco 170 g', 'milk'],
      ['noci 20 g', 'nuts'],
    ],
  ],
  [
    'Oppure: pane 50 g, petto di pollo',
    [
      ['pane 50 g', 'gluten'],
      ['petto di pollo', 'poultry'],
    ],
  ],
  ['latte di mandorla 200 ml', [['latte di mandorla 200 ml', 'nuts']]],
  ['Bevi molta acqua, evita i latticini e le noci', []],
  ['pane senza glutine oppure biscotti', [['biscotti', 'gluten']]],
  ['Burger di ceci, ragù di lenticchie', []],
  ['Ragù di carne', [['Ragù di carne', 'beef']]],
  ['Avoid shrimps. A slice of bread', [['A slice of bread', 'gluten']]],
  ['1,5 l di acqua', []],
])('“%s” names %j', (text, foods) => {
  expect(named(text)).toEqual(foods);
});

test('what has no lactose is known', () => {
  expect(foodsNamedIn('yogurt senza lattosio, latte').map(({ isLactoseFree }) => isLactoseFree)).toEqual([true, false]);
});

test.each([
  ['words', 'noce di manzo '.repeat(360)],
  ['what there is not', 'senza latte e '.repeat(360)],
  ['what is avoided', 'evita il '.repeat(550)],
  ['spaces', ' '.repeat(5000)],
])('5,000 characters of %s are read at once', (_, text) => {
  const start = performance.now();
  foodsNamedIn(text);

  expect(performance.now() - start).toBeLessThan(150);
});
