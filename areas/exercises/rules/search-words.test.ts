import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('a search is read word by word, without accents and capitals', () => {
  expect(searchWords('  Iperestensioni a 45°, Più ')).toEqual(['iperestensioni', '45', 'piu']);
});

test('the words between the words do not count', () => {
  expect(searchWords('panca con i manubri')).toEqual(['panca', 'manubri']);
  expect(searchWords('curl on the bench')).toEqual(['curl', 'bench']);
});

test('when there are only such words they are what is asked for', () => {
  expect(searchWords('al')).toEqual(['al']);
});

test('a letter that names a movement stays, and no word is asked for twice', () => {
  expect(searchWords('L-sit')).toEqual(['l', 'sit']);
  expect(searchWords('curl Curl')).toEqual(['curl']);
});

test('signs and emoji ask for nothing, a name in Arabic for itself', () => {
  expect(searchWords('💪 !!')).toEqual([]);
  expect(searchWords('تمرين')).toEqual(['تمرين']);
});
