import { expect, test } from 'vitest';
import { nameInLanguage } from './library-name.ts';

const squat = { it: 'Squat con bilanciere', en: 'Barbell squat' };

test('a row with the name of the library has it in the language of the reader', () => {
  expect(nameInLanguage('Squat con bilanciere', squat, 'en')).toBe('Barbell squat');
  expect(nameInLanguage('Barbell squat', squat, 'it')).toBe('Squat con bilanciere');
});

test('a renamed row keeps its name, and so does an exercise of the account', () => {
  expect(nameInLanguage('Squat pausa 3 s', squat, 'en')).toBe('Squat pausa 3 s');
  expect(nameInLanguage('Panca di Marco', undefined, 'en')).toBe('Panca di Marco');
});
