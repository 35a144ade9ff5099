import { expect, test } from 'vitest';
import { headedLines } from './pasted-headings.ts';
import { parseIngredients } from './parse-ingredients.ts';

const foodsOf = (text: string) => parseIngredients(text, 'it').map(({ text, food }) => [text, food]);

test.each([
  'niente latte',
  'no glutine',
  '- Niente latte.',
  'senza glutine',
  'Senza lattosio!',
  'NO fritti e dolci',
  'niente latte oppure yogurt',
  'senza zuccheri aggiunti',
  'evitare i formaggi',
  'latte escluso',
  'Fritti da evitare',
  'gluten free',
  'avoid milk and cheese',
  'without lactose',
])('“%s” says what is not eaten: it stays one text, and no food is looked for', (text) => {
  const [first, ...others] = parseIngredients(text, 'it');

  expect(others).toEqual([]);
  expect(first).toMatchObject({ food: '', isExclusion: true });
  expect(first?.text).toBeTruthy();
});

test.each([
  ['Tutti i giorni senza glutine', 'day', 'senza glutine'],
  ['Tutti i giorni: no glutine', 'day', 'no glutine'],
  ['Ogni giorno niente latte', 'day', 'niente latte'],
  ['Martedì latte escluso', 'day', 'latte escluso'],
  ['Colazione senza latte', 'meal', 'senza latte'],
  ['Every day gluten free', 'day', 'gluten free'],
])('“%s” excludes something for its heading', (text, kind, rest) => {
  const [line] = headedLines(text);

  expect(line?.headings.map((heading) => heading.kind)).toEqual([kind]);
  expect(foodsOf(text)).toEqual([[rest, '']]);
});

test.each([
  ['pane senza glutine 50 g', 1],
  ['senza glutine: pane 50 g', 1],
  ['noci 20 g', 1],
  ['Nocciole', 1],
  ['Mais', 1],
  ['latte senza lattosio', 1],
  ['pasta senza glutine', 1],
])('“%s” is a food', (text, count) => {
  const foods = parseIngredients(text, 'it');

  expect(foods).toHaveLength(count);
  expect(foods.some(({ isExclusion }) => isExclusion)).toBe(false);
});

test('beside a food with a quantity, what is excluded is no food', () => {
  expect(foodsOf('niente latte, yogurt di soia 125 g')).toEqual([
    ['niente latte', ''],
    ['yogurt di soia 125 g', 'yogurt di soia'],
  ]);
});

test.each([
  ['Pollo alla griglia, insalata, pane escluso', ['pollo alla griglia', 'insalata'], ['pane escluso']],
  ['Verdura a volontà, patate escluse', ['verdura'], ['patate escluse']],
  ['Frutta fresca a scelta (banane escluse)', ['frutta fresca'], ['banane escluse']],
  ['Senza olio, pesce al vapore', ['pesce al vapore'], ['senza olio']],
  ['Niente latte, yogurt di soia', ['yogurt di soia'], ['niente latte']],
  ['Togliere la pelle al pollo, insalata', ['pollo', 'insalata'], []],
  ['Non fat yogurt', ['yogurt'], []],
  ['No fat yogurt', ['yogurt'], []],
  ['No sugar yogurt', ['yogurt'], []],
  ['Elimina il grasso dal prosciutto crudo', ['prosciutto crudo'], []],
  ['Non meno di un frutto', ['frutto'], []],
  ['Senza zucchero yogurt greco', ['yogurt greco'], []],
  ['Pollo insalata pane escluso', ['pollo insalata'], []],
  ['NO fritti, dolci e alcol', ['dolci', 'alcol'], ['no fritti']],
  ['Cena libera, alcol escluso', [], ['alcol escluso']],
])('“%s”: what is eaten is a food or a line to be checked, only what is not eaten a note', (text, foods, notes) => {
  const read = parseIngredients(text, 'it');
  const eaten = read.filter(({ isExclusion }) => !isExclusion).map(({ food }) => food.toLowerCase());
  const excluded = read.filter(({ isExclusion }) => isExclusion).map(({ text }) => text.toLowerCase());

  expect(excluded).toEqual(notes);
  for (const food of foods) expect(eaten.some((one) => one.includes(food))).toBe(true);
});

test.each([
  'Evitare: salumi crudi, formaggi erborinati, alcol, caffè max 1',
  'Da evitare: fritti, dolci e alcol',
  'Alimenti da evitare: salumi; insaccati; 1 caffè',
  '• EVITA: latte, yogurt',
  'Sconsigliati: crostacei, molluschi',
  'Limitare: caffè max 1, sale',
  'NO: fritti, dolci, alcol 100 ml',
  'Avoid: raw ham, blue cheese, alcohol, coffee max 1',
  'Foods to avoid: raw fish, liver',
])('“%s” is one note, and nothing of it is food', (text) => {
  const read = parseIngredients(`Cena\npollo 150 g\n${text}`, 'it');

  expect(read.map(({ food, isNote = false }) => [food, isNote])).toEqual([
    ['pollo', false],
    ['', true],
  ]);
  expect(read[1]?.text).toBe(text.replace('• ', ''));
});

test('the lines below “Evitare:” alone are no food, up to the next heading', () => {
  const read = parseIngredients('Pranzo\nEvitare:\n- salumi crudi\n- alcol\nCena\npollo 150 g', 'it');

  expect(read.map(({ food, isNote = false }) => [food, isNote])).toEqual([
    ...[1, 2, 3].map(() => ['', true]),
    ['pollo', false],
  ]);
});

test('without a colon all that follows is avoided, but what has a weight', () => {
  expect(foodsOf('Evitare salumi, formaggi, alcol')).toEqual([['Evitare salumi, formaggi, alcol', '']]);
  expect(foodsOf('Evitare salumi, formaggi, pollo 150 g')).toEqual([
    ['Evitare salumi, formaggi', ''],
    ['pollo 150 g', 'pollo'],
  ]);
});
