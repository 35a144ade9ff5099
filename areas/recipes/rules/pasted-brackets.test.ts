import { describe, expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { parseIngredients } from './parse-ingredients.ts';

const read = (line: string, language: 'it' | 'en' = 'it') =>
  parseIngredients(line, language).map(
    ({ count, unit, food, unread }) => `${count ?? '-'} ${unit ?? '-'} ${food}${unread && ` (${unread})`}`,
  );

describe('amounts of the foods in brackets are not the quantity of the dish, and stay in its note', () => {
  test.each([
    ['pancake', "50 g farina d'avena, 100 g albume, 1/2 banana", '- - pancake'],
    ['1 toast', '2 fette di pane, 50 g prosciutto, 1 sottiletta', '1 piece toast'],
    ['insalata', 'tonno 80 g, mais 30 g', '- - insalata'],
    ['frullato', 'latte 200 ml + banana 100 g', '- - frullato'],
    ['frullato', 'banana, latte 200 ml', '- - frullato'],
    ['porridge', 'avena 40 g e latte 200 ml', '- - porridge'],
    ['yogurt greco 170 g', 'con 20 g di miele', '170 g yogurt greco'],
    ['yogurt greco', 'con miele 20 g', '- - yogurt greco'],
    ['macedonia', 'nota: al massimo 150 g', '- - macedonia'],
    ['pesce', 'merluzzo 200 g, salmone 150 g', '- - pesce'],
  ])('%s (%s)', (dish, inner, food) => {
    expect(read(`${dish} (${inner})`)).toEqual([`${food} (${inner})`]);
  });

  test('in English too', () => {
    const inner = '2 slices whole wheat bread, 3 oz canned tuna, 1 tbsp mayo';

    expect(read(`tuna sandwich (${inner})`, 'en')).toEqual([`- - tuna sandwich (${inner})`]);
  });

  test('beside other foods of the line', () => {
    expect(read('pancake (50 g farina, 100 g albume), 1 mela, pane 50 g')).toEqual([
      ...['- - pancake (50 g farina, 100 g albume)', '1 piece mela', '50 g pane'],
    ]);
  });
});

test.each([
  ['1 frutto (150 g)', 150],
  ['pesce 150 g (vedi nota 1)', 150],
  ['pane 50 g (tipo 2)', 50],
  ['1 frutto (mela 150 g)', 150],
  ['pesce (merluzzo, orata 200 g)', 200],
  ['tonno (80 g, sgocciolato)', 80],
  ['pane (2 fette, 60 g)', 60],
  ['patate (con buccia 200 g)', 200],
])('%s: what is said of the weight of the food is its quantity', (line, count) => {
  expect(parseIngredients(line, 'it')[0]?.count).toBe(count);
});

test('a line of 20,000 characters with brackets is read at once', () => {
  expectLinearCost('pane (50 g riso, 20 g olio) ('.repeat(700), (text) => parseIngredients(text, 'it'));
});
