import { expect, test } from 'vitest';
import { expandMuscleWords, isMuscleName } from './muscle-words.ts';

test('a muscle is named in Italian and English, a group names its muscles', () => {
  expect(expandMuscleWords(['bicipiti', 'biceps'])).toEqual([
    { word: 'bicipiti', muscle: 'biceps' },
    { word: 'biceps', muscle: 'biceps' },
  ]);
  expect(expandMuscleWords(['addome']).map(({ muscle }) => muscle)).toEqual(['abs', 'obliques']);
});

test('the beginning of a name is enough from four letters on', () => {
  expect(expandMuscleWords(['quad']).map(({ muscle }) => muscle)).toEqual(['quads']);
  expect(expandMuscleWords(['qua'])).toEqual([]);
});

test('other words name no muscle', () => {
  expect(expandMuscleWords(['panca', 'constructor', ''])).toEqual([]);
});

test.each([
  'Petto',
  'BICIPITI E TRICIPITI',
  'Gran dorsale',
  'Pettorale alto',
  'Lower back / glutes',
  'Shoulders & arms',
  'quad',
])('"%s" names muscles only', (text) => {
  expect(isMuscleName(text)).toBe(true);
});

test.each(['Panca', 'Croci petto', 'Leg curl', 'Spinta', 'Lower', 'Back squat', 'constructor', '', 'e'])(
  '"%s" is no name of muscles',
  (text) => {
    expect(isMuscleName(text)).toBe(false);
  },
);
