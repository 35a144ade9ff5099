import { expect, test } from 'vitest';
import { foodQueryOf } from './food-query.ts';

test.each([
  ['pasta 80 g', 'pasta', { value: 80, unit: 'g' }],
  ['pasta 80', 'pasta', { value: 80, unit: 'g' }],
  ['80 pasta', 'pasta', { value: 80, unit: 'g' }],
  ['80g di pasta', 'pasta', { value: 80, unit: 'g' }],
  ['2 uova', 'uova', { value: 2, unit: 'portions' }],
  ['mezza mela 1/2', 'mezza mela', { value: 0.5, unit: 'portions' }],
  ['1 1/2 mela', 'mela', { value: 1.5, unit: 'portions' }],
  ['5 g sale', 'sale', { value: 5, unit: 'g' }],
  ['1.5 kg patate', 'patate', { value: 1500, unit: 'g' }],
  ['0,5 kg patate', 'patate', { value: 500, unit: 'g' }],
  ["2 cucchiai d'olio", 'olio', { value: 2, unit: 'measures', name: 'cucchiai' }],
  ['2 cucchiai di olio', 'olio', { value: 2, unit: 'measures', name: 'cucchiai' }],
  ['olio 1 cucchiaino', 'olio', { value: 1, unit: 'measures', name: 'cucchiaino' }],
  ['½ tazza di latte', 'latte', { value: 0.5, unit: 'measures', name: 'tazza' }],
  ['2 fette di pane', 'pane', { value: 2, unit: 'measures', name: 'fette' }],
  ['2 tbsp olive oil', 'olive oil', { value: 2, unit: 'measures', name: 'tbsp' }],
  ['1 cup of milk', 'milk', { value: 1, unit: 'measures', name: 'cup' }],
  ['4 fette biscottate', 'fette biscottate', { value: 4, unit: 'portions' }],
  ['2 cucchiai', 'cucchiai', { value: 2, unit: 'portions' }],
  ['petto di pollo', 'petto di pollo', null],
  ['farina 00', 'farina 00', null],
  ['cioccolato 70%', 'cioccolato 70%', null],
  ['omega3', 'omega3', null],
  ['80', '80', null],
])('%s searches %s', (text, search, amount) => {
  expect(foodQueryOf(text)).toEqual({ search, amount });
});
