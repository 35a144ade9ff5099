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
  'Nota 1: massimo tonno 1 volta a settimana',
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

test.each(['Nota:', 'Note:', 'NOTE', '- Nota:', '**Note:**', 'N.B.:', 'Note generali:', 'Attenzione:'])(
  'below a line of “%s” alone each line is a note, up to an empty line or the next heading',
  (beginning) => {
    const noted = `${beginning}\nPesare a crudo\n30 g di pane in più, o 40 g di riso\n- vedi lunedì`;
    const notes = [
      ...[note(beginning.replaceAll(/[*-]/gu, '').trim()), note('Pesare a crudo')],
      ...[note('30 g di pane in più, o 40 g di riso'), note('vedi lunedì')],
    ];

    expect(notesAndFoods(noted)).toEqual(notes);
    expect(notesAndFoods(`Pranzo\npasta 80 g\n${noted}`)).toMatchObject([{ food: 'pasta' }, ...notes]);
    expect(notesAndFoods(`${noted}\nCena\npollo 150 g`)).toMatchObject([...notes, { food: 'pollo' }]);
    expect(notesAndFoods(`${noted}\nCena: pollo 150 g`)).toMatchObject([...notes, { food: 'pollo' }]);
    expect(notesAndFoods(`${noted}\n \t\nolio 10 g`)).toMatchObject([...notes, { food: 'olio' }]);
    expect(notesAndFoods(`${noted}\n---\nolio 10 g`)).toMatchObject([...notes, { food: 'olio' }]);
  },
);

test('below a note that says something the next line is a food', () => {
  expect(notesAndFoods('Pranzo\nNota: pesare a crudo\npasta 80 g')).toMatchObject([
    note('Nota: pesare a crudo'),
    { food: 'pasta' },
  ]);
});
