import { expect, test } from 'vitest';
import { declarationExample } from '../example.ts';
import { isUndeclared } from './undeclared.ts';

test.each([
  ['Sei in gravidanza?', 'Sì, al quinto mese', true],
  ['Sei in gravidanza o allatti?', '', true],
  ['Sei in gravidanza o hai partorito negli ultimi 6 mesi?', '', true],
  ['Are you pregnant?', 'No, breastfeeding', true],
  ['Sei in gravidanza?', 'Sì, e sono celiaca', false],
  ['Che cosa non mangi?', 'Fegato', false],
  ['Hai allergie?', '', false],
])('beside “%s” “%s” alone, whether allergies are not declared is %s', (question, text, expected) => {
  const declarations = [{ ...declarationExample, question, text }];

  expect(isUndeclared({ version: 0, declarations, hasAnsweredAllergies: false })).toBe(expected);
});
