import { expect, test } from 'vitest';
import type { DietaryProfile } from '../contract.ts';
import { declarationExample } from '../example.ts';
import { emptyProfile } from './empty-profile.ts';
import { isUndeclared } from './undeclared.ts';

test.each([
  ['Sei in gravidanza?', 'Sì, al quinto mese', true],
  ['Sei in gravidanza o allatti?', '', true],
  ['Sei in gravidanza o hai partorito negli ultimi 6 mesi?', '', true],
  ['Are you pregnant?', 'No, breastfeeding', true],
  ['Sei in gravidanza?', 'Sì, e sono celiaca', false],
  ['Che cosa non mangi?', 'Fegato', true],
  ['Segui una dieta vegana?', '', true],
  ['', 'Allergico al kiwi', false],
  ['Hai allergie?', '', false],
])('beside “%s” “%s” alone, whether allergies are not declared is %s', (question, text, expected) => {
  const declarations = [{ ...declarationExample, question, text }];

  expect(isUndeclared({ profile: emptyProfile, declarations, hasAnsweredAllergies: false })).toBe(expected);
});

test.each([
  ['a pregnancy', true, { isPregnant: true }],
  ['a vegan diet', true, { diet: 'vegan' }],
  ['an excluded word', true, { excludedWords: ['fegato'] }],
  ['a note', true, { note: 'Turni di notte' }],
  ['an allergy', false, { allergies: [{ allergen: 'nuts', severity: 'allergy' }] }],
  ['a diet without lactose', false, { isLactoseFree: true }],
  ['no other allergy or intolerance', false, { hasNoOtherAllergies: true }],
] satisfies [string, boolean, Partial<DietaryProfile>][])(
  'when the profile states only %s, whether allergies are not declared is %s',
  (_what, expected, stated) => {
    const profile = { ...emptyProfile, ...stated };

    expect(isUndeclared({ profile, hasAnsweredAllergies: false })).toBe(expected);
  },
);
