import { expect, test } from 'vitest';
import { exampleAliments } from '#areas/aliments/example.ts';
import { statementsOf } from './changes.ts';
import { conflictsOf, levelOf } from './conflicts.ts';
import { unstatedDeclared, withDeclared } from './declared-profile.ts';
import { emptyProfile } from './empty-profile.ts';

const declaredIn = (text: string, question = '') =>
  unstatedDeclared([{ question, text }], { profile: emptyProfile, asksStates: true }).flatMap((one) =>
    one.kind === 'word' ? [[one.word, one.isAllergy ?? false]] : [],
  );

test.each([
  [
    'sono allergica alle fragole e al kiwi',
    '',
    [
      ['fragole', true],
      ['kiwi', true],
    ],
  ],
  ['Kiwi', 'Allergie?', [['kiwi', true]]],
  ['il kiwi mi fa venire le bolle', '', [['kiwi', true]]],
  ['Non mangio più carne', '', [['carne', false]]],
  [
    'Sono allergica al kiwi. Non mangio broccoli',
    '',
    [
      ['kiwi', true],
      ['broccoli', false],
    ],
  ],
  ['Intollerante alla carruba', '', [['carruba', false]]],
  ['Carne', 'Che cosa non mangi?', [['carne', false]]],
] as const)('“%s” (%s) declares %j, with whether it is an allergy', (text, question, named) => {
  expect(declaredIn(text, question)).toEqual(named);
});

const strawberries = { ...exampleAliments.oats, name: 'Fragole, crude', name_en: 'Strawberries, raw' };
const declarations = [{ question: '', text: 'sono allergica alle fragole' }] as never;
const allergic = withDeclared({ profile: emptyProfile, asksStates: true, declarations });

test('a food to which a client is allergic is forbidden, and one that they do not like is unwanted', () => {
  expect(conflictsOf(strawberries, allergic)).toMatchObject([{ kind: 'excluded', word: 'fragole', isAllergy: true }]);
  expect(conflictsOf(strawberries, allergic).map(levelOf)).toContain('forbidden');
  expect(conflictsOf(strawberries, { ...emptyProfile, excludedWords: ['fragole'] }).map(levelOf)).toContain('unwanted');
});

test('a fruit of any kind is doubtful for both', () => {
  const anyFruit = { ...strawberries, name: 'Frutta (media), cruda', name_en: 'Fruit (average), raw' };

  expect(conflictsOf(anyFruit, allergic)).toMatchObject([{ isGeneric: true, isAllergy: true }]);
  expect(conflictsOf(anyFruit, allergic).map(levelOf)).toEqual(['doubtful']);
  expect(conflictsOf(anyFruit, { ...emptyProfile, excludedWords: ['fragole'] }).map(levelOf)).toEqual(['doubtful']);
});

test('the profile names it as an allergy', () => {
  expect(statementsOf(allergic)).toEqual([{ kind: 'word', word: 'fragole', isAllergy: true }]);
});
