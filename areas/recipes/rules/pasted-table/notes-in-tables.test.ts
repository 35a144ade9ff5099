import { expect, test } from 'vitest';
import { parseIngredients } from '../parse-ingredients.ts';

const foodsAndNotes = (rows: readonly (readonly string[])[]) =>
  parseIngredients(rows.map((row) => row.join('\t')).join('\n'), 'it').flatMap(({ text, count, food, isNote }) =>
    isNote ? [text] : food === '' ? [] : [`${food} ${count}`],
  );
const header = ['Pasto', 'Alimento', 'Grammi', 'Kcal'];
const pasta = ['Pranzo', 'Pasta', '80', '280'];

test.each([
  ['in a row of its own', [['Nota: pesare a crudo', '', '', '']]],
  ['in the column of foods', [['', 'Nota: pesare a crudo', '', '']]],
  ['beside the name of the meal', [['Pranzo', 'Nota: pesare a crudo', '', '']]],
  ['with its word in the column of meals', [['Nota', 'pesare a crudo', '', '']]],
  ['with its word in the column of foods', [['', 'Nota:', 'pesare a crudo', '']]],
])('a note %s of a table is a note with its whole text, and the rows below it are foods', (_, note) => {
  const rows = [header, pasta, ...note, ['', 'Olio', '10', '90'], ['Cena', 'Pollo', '150', '165']];

  expect(foodsAndNotes(rows)).toEqual(['Pasta 80', 'Nota: pesare a crudo', 'Olio 10', 'Pollo 150']);
});

test('the amount of a note is no food of a table', () => {
  expect(foodsAndNotes([header, pasta, ['Pranzo', 'Nota: pane in più', '30', '']])).toEqual([
    'Pasta 80',
    'Nota: pane in più 30 g',
  ]);
});

test('a note in the cell of a food leaves the quantity to the food', () => {
  expect(foodsAndNotes([header, ['Pranzo', '"Pasta\nNota: pesare a crudo"', '80', '']])).toEqual([
    'Pasta 80',
    'Nota: pesare a crudo',
  ]);
});

test('a note below the days of a week is that of each day', () => {
  const grid = [
    ['', 'Lunedì', 'Martedì'],
    ['Pranzo', 'Pasta 80 g', 'Riso 70 g'],
    ['Nota', 'pesare a crudo', '30 g di pane in più'],
  ];

  expect(foodsAndNotes(grid)).toEqual([
    ...['Pasta 80', 'Nota: pesare a crudo'],
    ...['Riso 70', 'Nota: 30 g di pane in più'],
  ]);
});
