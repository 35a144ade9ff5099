import { expect, test } from 'vitest';
import { withBreakOpportunities, formatterFor } from './format.ts';

test.each([
  ['it', '2026-11-16', '2026-11-22', '16–22 nov 2026'],
  ['it', '2026-11-30', '2026-12-06', '30 nov – 6 dic 2026'],
  ['it', '2026-12-28', '2027-01-03', '28 dic 2026 – 3 gen 2027'],
  ['en', '2026-09-14', '2026-09-20', '14–20 Sep 2026'],
  ['en', '2026-11-20', '2026-11-20', '20 Nov 2026'],
] as const)('in %s, %s to %s is %s', (language, from, to, expected) => {
  expect(formatterFor(language).range(from, to)).toBe(expected);
});

test('8.5 has the decimal separator of the language', () => {
  expect([formatterFor('it').number(8.5), formatterFor('en').number(8.5)]).toEqual(['8,5', '8.5']);
});

test('a difference has its sign, which is no hyphen', () => {
  const { change, number } = formatterFor('it');

  expect([change(0.5), change(-1.2), change(0), number(-4)]).toEqual(['+0,5', '−1,2', '0', '−4']);
});

test('a word of 25 letters may break, one of 20 may not, and an emoji of several code points is not split', () => {
  const family = '👨‍👩‍👧‍👦';

  expect(withBreakOpportunities('a'.repeat(25))).toBe(`${'a'.repeat(10)}\u200B${'a'.repeat(10)}\u200B${'a'.repeat(5)}`);
  expect(withBreakOpportunities('a'.repeat(20))).toBe('a'.repeat(20));
  expect(withBreakOpportunities(family.repeat(12))).toContain(family);
});
