import { expect, test } from 'vitest';
import { parseIngredients } from './parse-ingredients.ts';

test.each([
  ['Bresaola 80 g, pane 50 g', [80, 'Bresaola', 50, 'pane']],
  ['80 g bresaola, 50 g pane', [80, 'bresaola', 50, 'pane']],
  ['bresaola 80,pane 50', [80, 'bresaola', 50, 'pane']],
  ['Bresaola 80 g e pane 50 g', [80, 'Bresaola', 50, 'pane']],
  ['Bresaola 80 g + 50 g di pane', [80, 'Bresaola', 50, 'pane']],
  ['80 g bresaola; 50 g pane', [80, 'bresaola', 50, 'pane']],
  ['Pane, 50 g, bresaola 80 g', [50, 'Pane', 80, 'bresaola']],
  ['tonno 1 scatoletta (80 g sgocc.) e zucchine q.b.', [80, 'tonno', null, 'zucchine']],
  ['tonno 80 g sgocciolato e zucchine 200 g', [80, 'tonno', 200, 'zucchine']],
  ['2 uova, 1 mela', [2, 'uova', 1, 'mela']],
  ['kiwi 2, noci 10', [2, 'kiwi', 10, 'noci']],
  ['mela 1 media, uova 2 medie', [1, 'mela', 2, 'uova']],
  ['banane 2 piccole, pane 50 g', [2, 'banane', 50, 'pane']],
  ['1/2 avocado, apple 1 large', [0.5, 'avocado', 1, 'apple']],
  ['un uovo e 2 mele', [1, 'uovo', 2, 'mele']],
  ['80 g pasta, sale q.b.', [80, 'pasta', null, 'sale']],
  ['Bresaola 80 g, rucola, pane 50 g', [80, 'Bresaola', null, 'rucola', 50, 'pane']],
  ['rucola, pane 50 g', [null, 'rucola', 50, 'pane']],
  ['insalata, pomodori, olio 10 g', [null, 'insalata', null, 'pomodori', 10, 'olio']],
  ['bresaola, rucola e pane 50 g', [null, 'bresaola', null, 'rucola', 50, 'pane']],
  ['spinach, bread 50 g', [null, 'spinach', 50, 'bread']],
  ['2 fette biscottate con marmellata (20 g)', [2, 'fette biscottate', 20, 'marmellata']],
  ['yogurt greco 0% 170g + 1 cucchiaino di miele', [170, 'yogurt greco 0%', 1, 'miele']],
  ['1 uovo intero + 2 albumi', [1, 'uovo intero', 2, 'albumi']],
  ['latte 1,5% 200 ml, 30 g di cereali (senza zucchero, integrali)', [200, 'latte 1,5%', 30, 'cereali']],
  ['pasta 80 g, rucola', [80, 'pasta', null, 'rucola']],
  ['pasta 80 g e rucola', [80, 'pasta', null, 'rucola']],
  ['pasta 80 g + rucola', [80, 'pasta', null, 'rucola']],
  ['rucola, pasta 80 g, pomodori, olio', [null, 'rucola', 80, 'pasta', null, 'pomodori', null, 'olio']],
  ['pasta 80 g, rucola e pomodori', [80, 'pasta', null, 'rucola', null, 'pomodori']],
  ['lattuga, pomodori, carote', [null, 'lattuga', null, 'pomodori', null, 'carote']],
  ['rucola, ceci, secchi 50 g', [null, 'rucola', 50, 'ceci']],
  ['ceci, secchi 50 g, pane 30 g', [50, 'ceci', 30, 'pane']],
  ['pollo 150 g, insalata, condita', [150, 'pollo', null, 'insalata']],
  ['salad, a slice of bread', [null, 'salad', 1, 'bread']],
  ['chicken 150 g, salad', [150, 'chicken', null, 'salad']],
])('%s: are foods of their own, each with its amount', (line, foods) => {
  expect(parseIngredients(line, 'it').flatMap(({ count, food }) => [count, food])).toEqual(foods);
});

test.each([
  '250 ml di latte, tiepido',
  'Ceci, secchi 50 g',
  'Prosciutto crudo, sgrassato 60 g',
  'tonno, al naturale, sgocciolato 80 g',
  'latte intero, 200 ml',
  'chicken, skinless, raw 150 g',
  'due cucchiai e mezzo di olio',
  'pasta e fagioli 80 g',
  '2, 3 noci',
  'latte 250 ml, caldo',
  '2 uova, sode',
  '2 carote, pelate e tagliate a rondelle',
  'mela 150 g, con la buccia',
  'pasta 80 g, peso a crudo',
  'Ceci, secchi',
  '200 g chicken breast, finely diced',
  '2 eggs, large',
  'Latte, 1% di grassi',
  'Pancake, a ridotto contenuto di grassi',
  'Merluzzo, fritto 150 g',
  'green tea, sugar-free 200 ml',
])('%s: stays one food', (line) => {
  expect(parseIngredients(line, 'it')).toHaveLength(1);
});

test.each([
  ['riso con piselli 80 g', ['riso', 80, 'piselli', null]],
  ['yogurt con muesli 150 g', ['yogurt', 150, 'muesli', null]],
  ['petto di pollo con verdure 150 g', ['petto di pollo', 150, 'verdure', null]],
  ['- rice with peas 80 g', ['rice', 80, 'peas', null]],
  ['pasta con pomodoro e basilico 70 g', ['pasta', 70, 'pomodoro', null, 'basilico', null]],
  ['insalata di riso con tonno 80 g', ['insalata di riso', 80, 'tonno', null]],
])('%s: it is not known whose quantity it is, the first food has it and is to be checked', (line, foods) => {
  const parsed = parseIngredients(line, 'it');
  const text = line.replace('- ', '');

  expect(parsed.flatMap(({ food, count }) => [food, count])).toEqual(foods);
  expect(parsed).toMatchObject([
    { text, isQuantityShared: true },
    ...parsed.slice(1).map(() => ({ text, unit: null, range: '' })),
  ]);
});

test.each([
  ['minestrone con orzo 40 g', ['minestrone', null, 'orzo', 40]],
  ['zuppa di verdure con farro 50 g', ['zuppa di verdure', null, 'farro', 50]],
  ['insalata con pomodori e mais 50 g', ['insalata', null, 'pomodori', null, 'mais', 50]],
  ['verdure grigliate con feta 60 g', ['verdure grigliate', null, 'feta', 60]],
  ['toast con prosciutto 50 g', ['toast', null, 'prosciutto', 50]],
  ['salad with tuna 80 g', ['salad', null, 'tuna', 80]],
])('%s: behind a dish that is not weighed it is the quantity of the last food, to be checked', (line, foods) => {
  const parsed = parseIngredients(line, 'it');

  expect(parsed.flatMap(({ food, count }) => [food, count])).toEqual(foods);
  expect(parsed.map(({ isQuantityShared = false }) => isQuantityShared)).toEqual([
    ...parsed.slice(1).map(() => false),
    true,
  ]);
});

test('beside other quantities too, that behind several foods is to be checked', () => {
  const parsed = parseIngredients('pane 30 g, riso con piselli e mais 80 g, 1 mela', 'it');

  expect(parsed.flatMap(({ food, count }) => [food, count])).toEqual([
    'pane',
    30,
    'riso',
    80,
    'piselli',
    null,
    'mais',
    null,
    'mela',
    1,
  ]);
  expect(parsed.map(({ isQuantityShared = false }) => isQuantityShared)).toEqual([false, true, false, false, false]);
  expect(parsed[2]?.text).toBe('riso con piselli e mais 80 g');
});

test.each([
  ['muesli con nocciole 30 g', ['muesli con nocciole', 30]],
  ['muesli con nocciole 30 g e 1 mela', ['muesli con nocciole', 30, 'mela', 1]],
  ['yogurt 125 g, muesli con nocciole 30 g', ['yogurt', 125, 'muesli con nocciole', 30]],
  ['muesli con nocciole 30 g con latte 200 ml', ['muesli con nocciole', 30, 'latte', 200]],
])('%s: a food with exactly this name is not split', (line, foods) => {
  const isFood = (name: string) => name === 'muesli con nocciole';

  expect(parseIngredients(line, 'it', isFood).flatMap(({ food, count }) => [food, count])).toEqual(foods);
});
