import { expect, test } from 'vitest';
import { foodQueryOf } from './food-query.ts';

test.each([
  ['pasta 80 g', 'pasta', { value: 80, unit: 'g' }],
  ['pasta 80', 'pasta', { value: 80, unit: 'g' }],
  ['80 pasta', 'pasta', { value: 80, unit: 'g' }],
  ['sale q.b.', 'sale', { value: 0, unit: 'g' }],
  ['sale, quanto basta', 'sale', { value: 0, unit: 'g' }],
  ['q.b. di sale', 'sale', { value: 0, unit: 'g' }],
  ['salt to taste', 'salt', { value: 0, unit: 'g' }],
  ['3 oz chicken', 'chicken', { value: 85, unit: 'g' }],
  ['1/2 lb of beef', 'beef', { value: 226.8, unit: 'g' }],
  ['beef 1.5 lbs', 'beef', { value: 680.4, unit: 'g' }],
  ['80g di pasta', 'pasta', { value: 80, unit: 'g' }],
  ['2 uova', 'uova', { value: 2, unit: 'pieces' }],
  ['uova 2', 'uova', { value: 2, unit: 'pieces' }],
  ['burro 8', 'burro', { value: 8, unit: 'pieces' }],
  ['burro 10', 'burro', { value: 10, unit: 'g' }],
  ['petto di pollo 150+20', 'petto di pollo', { value: 170, unit: 'g' }],
  ['80 + 20 pasta', 'pasta', { value: 100, unit: 'g' }],
  ['pasta 80+20 g', 'pasta', { value: 100, unit: 'g' }],
  ['mezza mela', 'mela', { value: 0.5, unit: 'portions' }],
  ['half an apple', 'apple', { value: 0.5, unit: 'portions' }],
  ['mezze maniche', 'mezze maniche', null],
  ['half and half', 'half and half', null],
  ['mezza mela 1/2', 'mezza mela', { value: 0.5, unit: 'portions' }],
  ['1 1/2 mela', 'mela', { value: 1.5, unit: 'portions' }],
  ['5 g sale', 'sale', { value: 5, unit: 'g' }],
  ['patate 1.000', 'patate', { value: 1000, unit: 'g' }],
  ['1.5 kg patate', 'patate', { value: 1500, unit: 'g' }],
  ['0,5 kg patate', 'patate', { value: 500, unit: 'g' }],
  ["2 cucchiai d'olio", 'olio', { value: 2, unit: 'measures', name: 'cucchiai' }],
  ['2 cucchiai di olio', 'olio', { value: 2, unit: 'measures', name: 'cucchiai' }],
  ['olio 1 cucchiaino', 'olio', { value: 1, unit: 'measures', name: 'cucchiaino' }],
  ['½ tazza di latte', 'latte', { value: 0.5, unit: 'measures', name: 'tazza' }],
  ['2 fette di pane', 'pane', { value: 2, unit: 'measures', name: 'fette' }],
  ['2 tbsp olive oil', 'olive oil', { value: 2, unit: 'measures', name: 'tbsp' }],
  ['1 cup of milk', 'milk', { value: 1, unit: 'measures', name: 'cup' }],
  ['4 fette biscottate', 'fette biscottate', { value: 4, unit: 'pieces' }],
  ['2 cucchiai', 'cucchiai', { value: 2, unit: 'pieces' }],
  ['petto di pollo', 'petto di pollo', null],
  ['farina 00', 'farina 00', null],
  ['cioccolato 70%', 'cioccolato 70%', null],
  ['omega3', 'omega3', null],
  ['80', '80', null],
])('%s searches %s', (text, search, amount) => {
  expect(foodQueryOf(text, 'it')).toEqual({ search, amount });
});

test('1,000 typed by an English reader is a thousand grams', () => {
  expect(foodQueryOf('potatoes 1,000', 'en').amount).toEqual({ value: 1000, unit: 'g' });
});
