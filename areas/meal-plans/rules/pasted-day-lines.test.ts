import { describe, expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { parseIngredients } from '#areas/recipes/rules/parse-ingredients.ts';
import { pasted } from './testing/pasted.ts';

const monday = 'Lunedì\nColazione: latte\nPranzo: pasta\nCena: pollo\n';
const read = (lines: string) => pasted(`${monday}${lines}`).slice(1);

test.each([
  ['Sabato: come lunedì, cena libera', ['6 breakfast=latte lunch=pasta dinner*=']],
  ['Sabato come lunedì con cena libera', ['6 breakfast=latte lunch=pasta dinner*=']],
  ['Sabato: come lunedì ma la cena libera', ['6 breakfast=latte lunch=pasta dinner*=']],
  ['Sabato: cena libera, resto come lunedì', ['6 breakfast=latte lunch=pasta dinner*=']],
  ['Domenica: pranzo libero, cena come lunedì', ['7 lunch*= dinner=pollo']],
  ['Domenica: pranzo libero e cena leggera', ['7 lunch*= dinner=leggera']],
  ['Domenica: pranzo libero e cena libera', ['7 lunch*= dinner*=']],
  ['Sabato sera: cena libera', ['6 dinner*=']],
  ['Sabato sera cena libera', ['6 dinner*=']],
  ['Sabato sera: pizza', ['6 dinner=pizza']],
  ['Sabato a pranzo: riso', ['6 lunch=riso']],
  ['Sabato: cena fuori', ['6 dinner=fuori']],
  ['Martedì: colazione yogurt 125 g', ['2 breakfast=yogurt 125 g']],
  ['Saturday: same as Monday, free dinner', ['6 breakfast=latte lunch=pasta dinner*=']],
])('“%s” fills and frees the meals it names', (line, days) => {
  expect(read(line)).toEqual(days);
});

test.each([
  ['Martedì\nPranzo: insalata libera, pane 50 g', ['2 lunch=insalata libera, pane 50 g']],
  ['Martedì: spuntino proteico 30 g', ['2 breakfast=spuntino proteico 30 g']],
])('%j is read as it is', (lines, days) => {
  expect(read(lines)).toEqual(days);
});

describe('rows of a table', () => {
  test('within a text have their meal too, and the names of columns are no food', () => {
    const text =
      'Martedì\nColazione\nlatte\nmiele\npane\nPasto\tAlimento\tQuantità\nPranzo\tRiso\t80\nCena\npollo\npane';

    expect(read(text)).toEqual(['2 breakfast=latte+miele+pane lunch=Riso 80 dinner=pollo+pane']);
    expect(read(text.replace(/Pasto.*\n/u, ''))).toEqual([
      '2 breakfast=latte+miele+pane lunch=Riso\t80 dinner=pollo+pane',
    ]);
    expect(parseIngredients('latte\npane\nmiele\nPranzo\tRiso\t80', 'it').at(-1)).toMatchObject({
      food: 'Riso',
      count: 80,
    });
  });

  test.each([
    ['days as columns', '\tLunedì\tMartedì\nColazione\tlatte\tyogurt\nCena\tpollo\tpesce\nSABATO: cena libera'],
    ['meals as columns', '\tColazione\tCena\nLunedì\tlatte\tpollo\nMartedì\tyogurt\tpesce\nSABATO: cena libera'],
    [
      'a column of days',
      'Giorno\tPasto\tAlimento\nLunedì\tColazione\tlatte\nLunedì\tCena\tpollo\nMartedì\tColazione\tyogurt\nMartedì\tCena\tpesce\nSABATO: cena libera',
    ],
  ])('with %s and a line for one more day', (_, table) => {
    const days = ['1 breakfast=latte dinner=pollo', '2 breakfast=yogurt dinner=pesce', '6 dinner*='];

    expect(pasted(table)).toEqual(days);
    expect(pasted(`${table}\n\nNB: niente alcolici`)).toEqual(days);
    expect(pasted(`${table}\nNB: niente alcolici`)).toEqual(days);
  });

  test('with meals alone as columns and a line for one more day', () => {
    expect(pasted('Colazione\tPranzo\nlatte\triso\npane\tolio\nSABATO: cena libera\nNB: niente alcolici')).toEqual([
      'n1 breakfast=latte+pane lunch=riso+olio',
      '6 dinner*=',
    ]);
  });
});

test.each([
  ['free meals', 'pranzo libero, cena '.repeat(1000)],
  ['references', 'come lunedì, cena libera '.repeat(800)],
  ['tabs', 'Pranzo\t'.repeat(2800)],
  ['lines', 'Sabato sera: come lunedì e pranzo libero, cena\n'.repeat(400)],
])('a text of 20,000 characters with %s is read at once', (_, text) => {
  expectLinearCost(text, (all) => parseIngredients(all, 'it'));
});
