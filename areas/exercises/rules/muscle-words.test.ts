import { expect, test } from 'vitest';
import { expandMuscleWords } from './muscle-words.ts';

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
