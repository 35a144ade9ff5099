import { expect, test } from 'vitest';
import { expandAbbreviations } from './abbreviations.ts';

test('RDL abbreviates two words, which a name must both contain', () => {
  expect(expandAbbreviations(['rdl', 'manubri'])).toEqual([
    { short: 'rdl', word: 'romanian', needed: 2 },
    { short: 'rdl', word: 'deadlift', needed: 2 },
  ]);
});

test('a word that is no abbreviation has no rows', () => {
  expect(expandAbbreviations(['panca', 'constructor'])).toEqual([]);
});
