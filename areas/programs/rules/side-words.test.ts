import { expect, test } from 'vitest';
import { withSideWords } from './side-words.ts';

test.each([
  ['12 kg per mano', '12 kg per hand'],
  ['10 per lato', '10 per side'],
  ['8-10 per gamba', '8-10 per leg'],
  ['30 s per braccio', '30 s per arm'],
  ['24 kg a testa', '24 kg each'],
  ['12 kg per hand', '12 kg per hand'],
  ['10 per laterale', '10 per laterale'],
  ['80 kg', '80 kg'],
])('an English client reads %s as %s', (written, shown) => {
  expect(withSideWords(written, 'en')).toBe(shown);
});

test.each([
  ['12 kg per hand', '12 kg per mano'],
  ['10 each side', '10 per lato'],
  ['8 per leg', '8 per gamba'],
  ['24 kg each', '24 kg ciascuno'],
  ['24 kg a testa', '24 kg a testa'],
])('an Italian client reads %s as %s', (written, shown) => {
  expect(withSideWords(written, 'it')).toBe(shown);
});
