import { expect, test } from 'vitest';
import { unitOf, parseValue } from './values.ts';

const amountOf = (cell: string | number) => {
  const value = parseValue(cell);
  return value.kind === 'amount' ? value.amount : value.kind;
};

test.each([
  ['4,63', 4.63],
  ['4.63', 4.63],
  ['0,5', 0.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ["1'234.5", 1234.5],
  ['1.234.567', 1_234_567],
  ['1 234,5', 1234.5],
  ['1e-05', 0.00001],
  ['0', 0],
  [12.5, 12.5],
])('%s is %d', (cell, amount) => {
  expect(amountOf(cell)).toBe(amount);
});

test.each(['', '-', '–', ' - ', 'n.d.', 'nd', 'NA', 'n/a', 'n. b.', 'k.A.', 'NULL'])(
  '"%s" is unknown, which is not zero',
  (cell) => {
    expect(parseValue(cell)).toEqual({ kind: 'unknown' });
  },
);

test.each(['tr', 'tr.', 'traces', 'Tracce', 'Sp.'])('%s is a trace, whose amount counts as 0', (cell) => {
  expect(parseValue(cell)).toEqual({ kind: 'amount', amount: 0, state: 'trace' });
});

test('a value below a limit counts as half of the limit and stays marked', () => {
  expect(parseValue('< 0,5')).toEqual({ kind: 'amount', amount: 0.25, state: 'below_limit' });
  expect(parseValue('<0.2 g')).toEqual({ kind: 'amount', amount: 0.1, state: 'below_limit', unit: 'g' });
});

test.each(['abc', '-5', '12 mele', '1,2,3a', '>5', '1/2', '12%', '0x10', Number.NaN, -1, Number.POSITIVE_INFINITY])(
  '%s is not an amount',
  (cell) => {
    expect(parseValue(cell)).toEqual({ kind: 'invalid' });
  },
);

test('units are read in any case and with what qualifies them', () => {
  expect(['MG', 'mcg', 'µg-RE', 'μg', 'KCAL', 'kJ', 'UI', 'cucchiai'].map(unitOf)).toEqual([
    'mg',
    'µg',
    'µg',
    'µg',
    'kcal',
    'kJ',
    'IU',
    undefined,
  ]);
});
