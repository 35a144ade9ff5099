import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('a search is split into words in lower case without accents', () => {
  expect(searchWords('  Iperestensioni a 45°, Più ')).toEqual(['iperestensioni', '45', 'piu']);
});

test('articles and prepositions are ignored', () => {
  expect(searchWords('panca con i manubri')).toEqual(['panca', 'manubri']);
  expect(searchWords('curl on the bench')).toEqual(['curl', 'bench']);
});

test('a search of articles and prepositions only keeps them', () => {
  expect(searchWords('al')).toEqual(['al']);
});

test('single letters are kept and duplicates removed', () => {
  expect(searchWords('L-sit')).toEqual(['l', 'sit']);
  expect(searchWords('curl Curl')).toEqual(['curl']);
});

test('punctuation and emoji are ignored, Arabic letters are kept', () => {
  expect(searchWords('💪 !!')).toEqual([]);
  expect(searchWords('تمرين')).toEqual(['تمرين']);
});
