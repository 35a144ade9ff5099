import { expect, test } from 'vitest';
import { writtenGender, writtenLanguage } from './written-values.ts';

test.each([
  ['F', 'female'],
  ['Donna', 'female'],
  ['maschio', 'male'],
  [' Male ', 'male'],
  ['-', null],
  ['non detto', null],
])('%s in the column of the gender is %s', (text, gender) => {
  expect(writtenGender(text)).toBe(gender);
});

test.each([
  ['Italiano', 'it'],
  ['it-IT', 'it'],
  ['English', 'en'],
  ['EN', 'en'],
  ['Français', null],
])('%s in the column of the language is %s', (text, locale) => {
  expect(writtenLanguage(text)).toBe(locale);
});
