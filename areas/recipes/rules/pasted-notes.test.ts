import { expect, test } from 'vitest';
import { parseIngredients } from './parse-ingredients.ts';
import { titlesIn } from './pasted-headings.ts';

const notesAndFoods = (text: string) =>
  parseIngredients(text, 'it').map(({ text, food, isNote = false, isAlternative }) => ({
    ...{ text, food, isNote, isAlternative },
  }));
const note = (text: string) => ({ text, food: '', isNote: true, isAlternative: false });

test.each([
  'Nota: pesare a crudo',
  'Note: pesare gli alimenti a crudo',
  'NOTE - bere 2 litri di acqua al giorno',
  'Nota bene: pesare a crudo',
  'Note per il pranzo: condire con olio, limone e aceto',
  'N.B. pesare a crudo',
  'N.B.: pesare a crudo, al netto degli scarti',
  'Nb: pesare a crudo',
  'NB pesare a crudo',
  '(N.B. pesare a crudo)',
  'Attenzione: non superare le dosi oppure chiedere',
  'Avvertenze: evitare il latte',
  'Note: weigh raw',
  'Important: weigh raw',
  'Nota: 30 g di pane in più',
  'Nota: a colazione 30 g di pane, a cena 50 g di pane o 40 g di riso [se serve]',
  'N.B. 1800 kcal/die',
  'Nota: vedi lunedì',
])('“%s” is one note with its whole text and no food', (text) => {
  expect(notesAndFoods(text)).toEqual([note(text)]);
  expect(notesAndFoods(`Pranzo\npasta 80 g\n${text}`)).toMatchObject([{ food: 'pasta' }, note(text)]);
  expect(notesAndFoods(`Pranzo: ${text}`)).toEqual([note(text)]);
  expect(notesAndFoods(`${text}\nPranzo\npasta 80 g`)).toMatchObject([note(text), { food: 'pasta' }]);
  expect(titlesIn(`${text}\nPranzo\npasta 80 g`)).toEqual([]);
});

test.each(['- Nota: pesare a crudo', '*Nota:* pesare a crudo', '3. Nota: pesare a crudo', '⚠️ Nota: pesare a crudo'])(
  '%s: the marks of a list and of bold letters are no part of a note',
  (text) => {
    expect(notesAndFoods(text)).toEqual([note('Nota: pesare a crudo')]);
  },
);

test('a note between a food and its alternative belongs to neither, and to no second option', () => {
  expect(notesAndFoods('pasta 80 g\nNota: pesare a crudo\noppure riso 80 g')).toMatchObject([
    { food: 'pasta', isAlternative: false },
    note('Nota: pesare a crudo'),
    { food: 'riso', isAlternative: true },
  ]);
  const lines = parseIngredients(
    'latte 200 ml\nfette biscottate 30 g\noppure\nyogurt 125 g\ncereali 30 g\nNota: senza zucchero',
    'it',
  );
  expect(lines.map(({ option, isNote }) => [option !== undefined, isNote === true])).toEqual([
    ...[
      [false, false],
      [false, false],
      [true, false],
      [true, false],
    ],
    [false, true],
  ]);
});

test.each(['noci 20 g', 'nocciole', 'cotechino', 'Nutella 20 g', 'notabile 20 g', 'NB12 barretta 30 g'])(
  '“%s” is no note',
  (text) => {
    expect(notesAndFoods(text).map(({ isNote }) => isNote)).toEqual([false]);
  },
);
