import { expect, test } from 'vitest';
import { exampleAliments } from '#areas/aliments/example.ts';
import { conflictsOf } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';
import { findInMix } from './mixed-foods.ts';

test.each([
  ['kiwi', 'Macedonia di frutta fresca'],
  ['pesca', 'Frutta mista'],
  ['fragole', 'Frullato di frutta'],
  ['fave', 'Zuppa di legumi misti'],
  ['piselli', 'Minestrone'],
  ['cipolla', 'Insalata mista'],
  ['sedano', 'Minestrone di verdure'],
  ['kiwi', 'Fruit salad'],
  ['broad beans', 'Mixed beans'],
  ['kiwi', 'Macedonia (senza zucchero)'],
  ['kiwi', 'Macedonia (mele, pere, ecc.)'],
])('“%s” may be in “%s”', (phrase, name) => expect(findInMix(['tonno', phrase], name)).toBe(phrase));

test.each([
  ['kiwi', 'Macinato di manzo'],
  ['kiwi', 'Zuppa di legumi misti'],
  ['tonno', 'Macedonia di frutta fresca'],
  ['fave', 'Insalata di mare'],
  ['cipolla', 'Mela'],
  ['kiwi', 'Macedonia (mele, pere e banane)'],
  ['kiwi', 'Macedonia di frutta: mele e pere'],
])('“%s” is not looked for in “%s”', (phrase, name) => expect(findInMix([phrase], name)).toBeUndefined());

test('a mixed food is excluded by a word of what it may have', () => {
  const salad = { ...exampleAliments.rice, name: 'Macedonia di frutta fresca', name_en: 'Fresh fruit salad' };

  expect(conflictsOf(salad, { ...emptyProfile, excludedWords: ['kiwi'] })).toEqual([
    { kind: 'excluded', by: 'word', word: 'kiwi' },
  ]);
  expect(conflictsOf(salad, { ...emptyProfile, excludedWords: ['tonno'] })).toEqual([]);
});
