import { expect, test } from 'vitest';
import { createTokenIndex, type MatchableExercise } from './token-index.ts';
import { createNameMatcher } from './name-match.ts';

const library = (name: string, otherName: string, rarity = 0): MatchableExercise => ({
  id: name,
  name,
  otherName,
  aliases: [],
  equipment: [],
  isOwn: false,
  rarity,
});
const own = (name: string): MatchableExercise => ({ ...library(name, ''), otherName: null, isOwn: true });

const exercises = [
  own('Panca piana mia'),
  library('Panca piana con bilanciere', 'Barbell Bench Press', -1),
  library('Panca inclinata', 'Incline Bench Press'),
  library('Stacco rumeno', 'Romanian Deadlift'),
  library('Stacco da terra', 'Deadlift'),
];
const match = matcherOf(exercises);

function matcherOf(added: readonly MatchableExercise[]) {
  const { add, match: find } = createNameMatcher();
  for (const exercise of added) add(exercise);
  return find;
}
const namesFor = (name: string) => match(name).candidates.map((candidate) => candidate.name);

test('a name in either language matches exactly, ignoring case and punctuation', () => {
  expect(match('PANCA-INCLINATA')).toMatchObject({ match: 'exact', candidates: [{ name: 'Panca inclinata' }] });
  expect(match('deadlift')).toMatchObject({ match: 'exact', candidates: [{ name: 'Stacco da terra' }, {}] });
});

test('a name whose words all occur in an exercise is similar to it; a staple comes before an own exercise', () => {
  expect(match('Panca piana')).toMatchObject({ match: 'similar' });
  expect(namesFor('Panca piana')).toEqual(['Panca piana con bilanciere', 'Panca piana mia']);
});

test('a mistyped name is unknown with similar candidates, a nonsense one has no candidates', () => {
  expect(match('Pancha piana')).toMatchObject({ match: 'unknown', candidates: [{}, {}] });
  expect(match('Xyzzyq')).toEqual({ match: 'unknown', candidates: [] });
  expect(match('💪')).toEqual({ match: 'unknown', candidates: [] });
});

test('RDL matches only the Romanian deadlift', () => {
  expect(namesFor('RDL')).toEqual(['Stacco rumeno']);
});

test('there are at most five candidates', () => {
  const presses = Array.from({ length: 9 }, (_, number) => own(`Press ${number}`));

  expect(matcherOf(presses)('press').candidates.map(({ name }) => name)).toEqual(
    presses.slice(0, 5).map(({ name }) => name),
  );
});

test('a number does not match a similar number', () => {
  const { add, matchesOf: hitsOf } = createTokenIndex();
  add(own('Serie 1000'), 0);

  expect(hitsOf('100').size).toBe(0);
  expect(hitsOf('1000').size).toBe(1);
});

test('after 300 unknown words only exact words are matched', () => {
  const { add, matchesOf: hitsOf } = createTokenIndex();
  add(own('Panca'), 0);
  const strange = Array.from({ length: 300 }, (_, number) => hitsOf(number === 0 ? 'panch' : `strana${number}`));

  expect(strange[0]?.size).toBe(1);
  expect(hitsOf('pamc').size).toBe(0);
  expect(hitsOf('panc').size).toBe(1);
});
