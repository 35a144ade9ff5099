import { expect, test } from 'vitest';
import { conflictsInText } from './noted-conflicts.ts';
import { emptyProfile } from './empty-profile.ts';
import { findInGeneric } from './generic-foods.ts';

test.each([
  ['Frutta (media), cruda', 'fragole'],
  ['Frutta (media), cotta senza zucchero', 'kiwi'],
  ['1 frutto di stagione', 'kiwi'],
  ['Fruit (average), raw', 'strawberries'],
  ['a piece of fruit', 'kiwi'],
  ['Yogurt alla frutta (media)', 'fragole'],
  ['Confettura o marmellata (media)', 'albicocche'],
  ['Verdure (media), cotte', 'cipolla'],
  ['Vegetables (average), raw', 'onions'],
  ['Legumi (media), cotti', 'fave'],
  ['Pesce (media), al vapore', 'salmone'],
  ['Crostacei e molluschi (media)', 'gamberi'],
  ['Frutta secca e semi (media), senza sale', 'pistacchi'],
  ['Carne (media), cotta', 'coniglio'],
])('“%s” may be the excluded food “%s”', (name, word) => {
  expect(findInGeneric(['altro', word], [name])).toBe(word);
});

test.each([
  ['Mela, cruda', 'fragole'],
  ['Confettura di albicocche', 'fragole'],
  ['Frutta (media), cruda', 'cipolla'],
  ['Frutta secca e semi (media)', 'fragole'],
  ['Pesce spada, crudo', 'salmone'],
  ['Farina di legumi', 'cipolla'],
  ['Crema di verdure', 'fragole'],
  ['Carne di manzo (media), cruda', 'coniglio'],
])('“%s” is not taken for the excluded food “%s”', (name, word) => {
  expect(findInGeneric([word], [name])).toBeUndefined();
});

test('a fruit of any kind in a note is to be checked by who is allergic to strawberries', () => {
  const profile = { ...emptyProfile, excludedWords: ['fragole'], allergicWords: ['fragole'] };

  expect(conflictsInText(['1 frutto di stagione'], profile)).toMatchObject([
    { reasons: [{ kind: 'excluded', word: 'fragole', isGeneric: true, isAllergy: true }] },
  ]);
});
