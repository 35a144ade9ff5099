import { expect, test } from 'vitest';
import { excerptOf, searchWords } from './excerpt.ts';

const marked = (text: string, search: string) =>
  excerptOf(text, searchWords(search))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test('words are found with other endings, without accents and unfinished', () => {
  expect(marked('Perché due allenamenti? Domani mi alleno', 'perche allenamento')).toBe(
    '[Perché] due [allenamenti]? Domani mi alleno',
  );
  expect(marked('Ho male al ginocchio', 'gin')).toBe('Ho male al [ginocchio]');
});

test('a long text is cut around the first match, between words', () => {
  const text = `${'uno due tre '.repeat(20)}ginocchio ${'quattro cinque '.repeat(20)}`;

  const excerpt = marked(text, 'ginocchio');

  expect(excerpt).toMatch(/^…(uno|due|tre) .*\[ginocchio\].*…$/);
  expect(excerpt.length).toBeLessThan(170);
});

test('a text without the words is shown from its beginning', () => {
  expect(marked('scheda.pdf', 'ginocchio')).toBe('scheda.pdf');
});

test('a search has at most ten words, and none of punctuation', () => {
  expect(searchWords(' ¿Però, 80-kg? ')).toEqual(['pero', '80', 'kg']);
  expect(searchWords('a '.repeat(50))).toHaveLength(10);
});
