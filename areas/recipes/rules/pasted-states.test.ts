import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { parseIngredients } from './parse-ingredients.ts';
import { unsaidWords } from './said-states.ts';

/** `80 g pasta (unread cruda)` of each food; `/` before an alternative. */
function read(text: string): string[] {
  return parseIngredients(text, 'it').map(
    ({ count, unit, food, unread, isAlternative }) =>
      `${isAlternative ? '/ ' : ''}${count ?? '-'} ${unit ?? '-'} ${food}${unread && ` (unread ${unread})`}`,
  );
}

test.each([
  ['Pasta 80 g cruda o 160 g cotta', '80 g Pasta (unread cruda, 160 g cotta)'],
  ['Legumi 50 g secchi o 150 g cotti', '50 g Legumi (unread secchi, 150 g cotti)'],
  ['Riso 70 g a crudo / 180 g cotto', '70 g Riso (unread a crudo, 180 g cotto)'],
  ['Pasta secca 80 g o fresca 100 g', '80 g Pasta secca (unread fresca 100 g)'],
  ['Pasta 80 g (o 160 g cotta)', '80 g Pasta (unread 160 g cotta)'],
  ['Pasta 80 g cruda\no 160 g cotta', '80 g Pasta (unread cruda, 160 g cotta)'],
  ['Pasta cruda 80 g, cotta 160 g', '80 g Pasta cruda (unread cotta 160 g)'],
  ['Pasta 80 g\noppure\n160 g cotta', '80 g Pasta (unread 160 g cotta)'],
  ['Bresaola 50 g\nCrudo 50 g', '50 g Bresaola', '50 g Crudo'],
  ['Ceci secchi 50 g oppure in scatola 150 g', '50 g Ceci secchi (unread in scatola 150 g)'],
])('%s: another state of the food is no other food', (line, ...foods) => {
  expect(read(line)).toEqual(foods);
});

test.each([
  ['Pasta (80 g a crudo o 160 g cotta)', '80 g Pasta (unread a crudo, 160 g cotta)'],
  ['Riso (180 g cotto o 70 g crudo)', '70 g Riso (unread crudo, 180 g cotto)'],
  ['Riso (180 g cotto, 70 g crudo)', '70 g Riso (unread crudo, 180 g cotto)'],
  ['Riso (160 g cotto o 80 g)', '80 g Riso (unread 160 g cotto)'],
])('%s: of two weights that of the raw food is taken', (line, ...foods) => {
  expect(read(line)).toEqual(foods);
});

test.each([
  ['Tonno 80 g o ricotta 100 g', '80 g Tonno', '/ 100 g ricotta'],
  ['Tonno 80 g o affettato 60 g', '80 g Tonno', '/ 60 g affettato'],
  ['Ceci 50 g secchi o 150 g di legumi cotti', '50 g Ceci (unread secchi)', '/ 150 g legumi cotti'],
])('%s: another food is an alternative', (line, ...foods) => {
  expect(read(line)).toEqual(foods);
});

test.each([
  ['Noci n. 10', '10 piece Noci'],
  ['Olive n. 10', '10 piece Olive'],
  ['Mandorle n° 15', '15 piece Mandorle'],
  ['Noci (n. 10)', '10 piece Noci'],
  ['Noci 10', '10 g Noci'],
])('%s: a number behind a mark of pieces counts them', (line, ...foods) => {
  expect(read(line)).toEqual(foods);
});

test.each([
  ['Pane (50 g) e tonno (80 g)', '50 g Pane', '80 g tonno'],
  ['Zucchine (200 g) e pane (50 g)', '200 g Zucchine', '50 g pane'],
  ['Pane (50 g) o riso (70 g)', '50 g Pane', '/ 70 g riso'],
  ['Pasta (80 g) con tonno (80 g) e olio (10 g)', '80 g Pasta', '80 g tonno', '10 g olio'],
  ['2 uova (100 g) e pane (50 g)', '100 g uova', '50 g pane'],
  ['Mela (150 g) con la buccia', '150 g Mela con la buccia'],
])('%s: foods with their weights in brackets are foods of their own', (line, ...foods) => {
  expect(read(line)).toEqual(foods);
});

test('a long line with many weights in brackets is read at once', () => {
  for (const part of ['pasta (80 g a crudo o 160 g cotta ', 'x ', 'con ', 'al pesto '])
    expectLinearCost(part.repeat(10_000 / part.length), (text) => {
      for (const line of parseIngredients(text, 'it')) unsaidWords(line, { name: 'Pasta', name_en: '' });
    });
});

test.each([
  ['80gr di pasta di farro con ragù di lenticchie', 'Pasta di mais, cruda', 'con ragù di lenticchie'],
  ['80 g di pasta al pesto, a crudo', 'Pasta di semola, cruda', 'al pesto'],
  ['100 g di zucchine ripiene di tonno', 'Zucchine, crude', 'ripiene di tonno'],
  ['200 g yogurt with honey', 'Yogurt, low fat', 'with honey'],
  ['120 g di petto di pollo alla piastra', 'Pollo, petto, crudo', ''],
  ['150 g di yogurt con frutta', 'Yogurt con frutta', ''],
  ['60 g di tonno al naturale', 'Tonno al naturale, sgocciolato', ''],
])('%s: what is eaten with the chosen food %s and its name does not say is kept', (text, name, unsaid) => {
  const [line] = parseIngredients(text, 'it');
  expect(line && unsaidWords(line, { name, name_en: '' })).toBe(unsaid);
});
