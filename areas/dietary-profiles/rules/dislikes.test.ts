import { expect, test } from 'vitest';
import { unstatedDeclared } from './declared-profile.ts';
import { emptyProfile } from './empty-profile.ts';
import { excludableWordsOf } from './unrecognised.ts';

const question = 'Che cosa non mangi, per gusto o per scelta?';
const proposed = (text: string, survey = question) =>
  unstatedDeclared([{ question: survey, text }], { profile: emptyProfile, asksStates: true });
const word = (name: string) => ({ kind: 'word', word: name });

test.each([
  ['Il pesce', ['pesce']],
  ['Il pesce e le uova', ['pesce', 'uova']],
  ['Non mangio pesce per scelta', ['pesce']],
  ['Odio i funghi e il latte', ['latte', 'funghi']],
  ['Non mi piace il pesce', ['pesce']],
  ['Trippa, fegato, gamberi', ['gamberi', 'trippa', 'fegato']],
])('“%s” by taste or choice excludes %j and is no allergy', (text, excludedNames) => {
  expect(proposed(text)).toEqual(excludedNames.map(word));
});

test.each([
  'Le noci, mi si gonfia la gola',
  'Pesce: sono allergica',
  'Il latte perché mi fa male',
  'Noci, porto Fastjekt',
  'Crostacei, sono finita al pronto soccorso',
])('“%s” is more than taste', (text) => {
  expect(proposed(text)).toContainEqual(expect.objectContaining({ kind: 'allergy' }));
});

test('a diet by choice is a diet', () => {
  expect(proposed('Sono vegana')).toEqual([{ kind: 'diet', diet: 'vegan' }]);
});

test('a food beside an allergy that is asked for is an allergy', () => {
  expect(proposed('Il pesce', 'Allergie o cibi che non ti piacciono?')).toMatchObject([{ kind: 'allergy' }]);
  expect(proposed('Il pesce', 'Cibi che non ti piacciono?')).toEqual([word('pesce')]);
  expect(proposed('Fish', 'Which foods do you dislike?')).toEqual([word('fish')]);
});

test.each([
  ['Odio i funghi', ['funghi']],
  ['Detesto i funghi', ['funghi']],
  ['Non sopporto i funghi', ['funghi']],
  ['Non mi piacciono i funghi', ['funghi']],
  ['I hate mushrooms', ['mushrooms']],
  ["I can't stand mushrooms", ['mushrooms']],
  ['Porto Fastjekt', []],
  ['Ho l’EpiPen', []],
  ['Adrenalina autoiniettabile', []],
  ['Jext', []],
])('“%s” excludes %j', (text, excludedNames) => {
  expect(excludableWordsOf({ question: 'Allergie?', text })).toEqual(excludedNames);
});
