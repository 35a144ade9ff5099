import { expect, test } from 'vitest';
import { meantWords } from './abbreviations.ts';

test('RDL stands for two words of a name, both of them needed', () => {
  expect(meantWords(['rdl', 'manubri'])).toEqual([
    { short: 'rdl', word: 'romanian', needed: 2 },
    { short: 'rdl', word: 'deadlift', needed: 2 },
  ]);
});

test('a word that is no short form stands for itself alone', () => {
  expect(meantWords(['panca', 'constructor'])).toEqual([]);
});
