import { expect, test } from 'vitest';
import { isNamedBy } from './name-match.ts';

test.each([
  ['cipolla', 'Cipolle rosse, crude'],
  ['funghi', 'Fungo porcino, crudo'],
  ['FUNGO', 'Risotto ai funghi'],
  ['pesca', 'Pesche sciroppate'],
  ['asparago', 'Asparagi, bolliti'],
  ['finocchi', 'Finocchio, crudo'],
  ['uovo', 'Uovo di gallina'],
  ['tofu', 'Tofu'],
  ['latte di mucca', 'Latte intero di mucca'],
  ['tomatoes', 'Tomato, raw'],
  ['mushroom', 'Mushrooms, raw'],
  ['caffe', 'Caffè espresso'],
  ['tè', 'Te verde'],
  ['cipolla', 'Cipollotti, crudi'],
  ['pomodoro', 'Pomodorini'],
  ['gambero', 'Gamberetti'],
])('“%s” is in “%s”', (phrase, name) => {
  expect(isNamedBy(phrase, name)).toBe(true);
});

test.each([
  ['pesca', 'Pesce spada, crudo'],
  ['latte di mucca', 'Latte di soia'],
  ['pollo', 'Pollock, raw'],
  ['uva', 'Uova sode'],
  ['riso', 'Torta di mele'],
  ['fagioli', 'Fagiolini'],
  ['peperone', 'Peperoncino'],
  ['zucca', 'Zucchine, crude'],
  ['cannella', 'Fagioli cannellini'],
  ['gallina', 'Gallinella'],
  ['pecora', 'Pecorino romano'],
  ['nocciole', 'Noccioline'],
  ['…', 'Riso'],
  ['', 'Riso'],
])('“%s” is not in “%s”', (phrase, name) => {
  expect(isNamedBy(phrase, name)).toBe(false);
});
