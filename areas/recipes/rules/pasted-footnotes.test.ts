import { describe, expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { parseIngredients } from './parse-ingredients.ts';

/** `30 g avena` of each food; `/` before an alternative, `note` before a note, what is said of it in brackets. */
const read = (text: string, language: 'it' | 'en' = 'it') =>
  parseIngredients(text, language).map(({ count, unit, food, unread, isAlternative, isNote, text: typed }) => {
    if (isNote) return `note ${typed}`;
    return `${isAlternative ? '/ ' : ''}${count ?? '-'} ${unit ?? '-'} ${food}${unread && ` (${unread})`}`;
  });

describe('a footnote with what may be eaten instead is an alternative of the foods with its mark', () => {
  const instead = ['/ 40 g pane', '/ 4 piece fette biscottate'];

  test.each([
    ['*', '* sostituibili con 40 g di pane o 4 fette biscottate'],
    ['*', '*sostituibili con 40 g di pane o 4 fette biscottate.'],
    [' *', '* possono essere sostituiti con 40 g di pane oppure 4 fette biscottate'],
    ['**', '** da sostituire con 40 g di pane, 4 fette biscottate'],
    ['(*)', '(*) oppure 40 g di pane o 4 fette biscottate'],
    [' (1)', '(1) in alternativa: 40 g di pane o 4 fette biscottate'],
    ['¹', '¹ = 40 g di pane o 4 fette biscottate'],
    ['¹', '(1) o 40 g di pane o 4 fette biscottate'],
    [' [2]', '[2] sostituibile una volta a settimana con 40 g di pane o 4 fette biscottate'],
    ['*', '* Avena: sostituibile con 40 g di pane o 4 fette biscottate'],
    [' (1)', '(1) avena, da sostituire con 40 g di pane o 4 fette biscottate'],
    ['°', '° sostituire con: 40 g di pane o 4 fette biscottate'],
  ])('avena%s and %s', (mark, footnote) => {
    expect(read(`Lunedì\nColazione: 30 g avena${mark}, 1 mela\nCena: pollo 150 g\n\n${footnote}`)).toEqual([
      ...['30 g avena', ...instead, '1 piece mela', '150 g pollo'],
    ]);
  });

  test('behind the quantity, at several foods, in English and in a table', () => {
    expect(read('Pranzo\nfarro 80 g*\nolio 10 g\nCena\nriso 80 g*\n* oppure orzo 70 g')).toEqual([
      ...['80 g farro', '/ 70 g orzo', '10 g olio', '80 g riso', '/ 70 g orzo'],
    ]);
    expect(read('Breakfast: oats 30 g*, 1 apple\n* can be swapped for bread 40 g', 'en')).toEqual([
      ...['30 g oats', '/ 40 g bread', '1 piece apple'],
    ]);
    expect(read('Pasto\tAlimento\tQuantità\nPranzo\tfarro*\t80 g\nCena\tpollo\t150 g\n* oppure orzo 70 g')).toEqual([
      ...['80 g farro', '/ 70 g orzo', '150 g pollo'],
    ]);
  });

  test('each mark has its own, the nearest one below', () => {
    const ofDay = (food: string) => `Pranzo: pasta 80 g*, pane 50 g**\n* oppure ${food} 70 g\n** oppure crackers 30 g`;

    expect(read(`Lunedì\n${ofDay('riso')}\nMartedì\n${ofDay('orzo')}`)).toEqual([
      ...['80 g pasta', '/ 70 g riso', '50 g pane', '/ 30 g crackers'],
      ...['80 g pasta', '/ 70 g orzo', '50 g pane', '/ 30 g crackers'],
    ]);
  });
});

test.each([
  ['* pesare a crudo', 'pesare a crudo'],
  ['* facoltativo', 'facoltativo'],
  ['* non più di 30 g nei giorni di riposo', 'nota: non più di 30 g nei giorni di riposo'],
])('“%s” is what is said of the marked food, and no other food or quantity', (footnote, remark) => {
  expect(read(`Pranzo: pasta*, pollo 150 g\nCena: riso 80 g\n${footnote}`)).toEqual([
    ...[`- - pasta (${remark})`, '150 g pollo', '80 g riso'],
  ]);
});

test('a number in brackets behind a count is the mark of its footnote', () => {
  expect(read('Colazione\nfette biscottate 4 (2)\nuova 2 (3)\n\n(2) o 30 g di pane\n(3) biologiche')).toEqual([
    ...['4 unstated fette biscottate', '/ 30 g pane', '2 unstated uova (biologiche)'],
  ]);
});

test('the footnote of a meal is a note in it', () => {
  expect(read('Colazione*: latte 200 ml\nCena\npollo 150 g\n* entro le 9')).toEqual([
    ...['200 ml latte', 'note Nota: entro le 9', '150 g pollo'],
  ]);
});

test('a mark without a footnote hides no quantity', () => {
  expect(read('farro 80 g*\n30 g avena*')).toEqual(['80 g farro', '30 g avena']);
});

test('the same footnote below each day is no list', () => {
  expect(read('Lunedì\nPranzo: riso 80 g*\n* a crudo\nMartedì\nPranzo: farro 80 g*\n* a crudo')).toEqual([
    ...['80 g riso (a crudo)', '80 g farro (a crudo)'],
  ]);
});

test('of a list with stars, the line with another space behind its star is the footnote', () => {
  expect(read('* 200 g farina\n* 3 uova\n* 16 g lievito*\n*per dolci')).toEqual([
    ...['200 g farina', '3 piece uova', '16 g lievito (per dolci)'],
  ]);
});

test('bullets, bold letters and multiplied weights are no footnotes', () => {
  expect(read('* pane 50 g\n* avena 30 g*\n* latte 200 ml\n* sostituibile con riso 30 g')).toEqual([
    ...['50 g pane', '30 g avena', '/ 30 g riso', '200 ml latte'],
  ]);
  expect(read('*Pranzo*\n* pane 50 g\n**Cena:** pollo 150 g')).toEqual(['50 g pane', '150 g pollo']);
  expect(read('uova (2)\n1° giorno\nyogurt 2 x 125 g')).toEqual(['2 unstated uova', '250 g yogurt']);
});

test.each([
  ['marks', 'avena* '.repeat(2500)],
  ['footnotes', 'avena*\n* sostituibile con '.repeat(800)],
  ['bold letters', '*a '.repeat(6000)],
  ['words before what replaces', `avena*\n* ${'si può '.repeat(2500)}`],
])('a text of 20,000 characters with %s is read at once', (_, text) => {
  expectLinearCost(text, (all) => parseIngredients(all, 'it'));
});
